import { errorMessage } from '@quarterdeck/api'
import { getFlowError, type FlowError } from '@quarterdeck/api/identity'
import { AuthErrorView } from '@quarterdeck/ui/auth-error'
import type { Loadable } from '@quarterdeck/ui/lib'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReconnects } from '../../lib/connection'
import { paths } from '../../lib/paths'
import { brand } from '../../lib/runtime'

/** §14.3 /auth/error?id=: shows the error that made Kratos give up a flow. */
export function Component() {
  const [query] = useSearchParams()
  const [error, retry] = useFlowError(query.get('id'))
  return (
    <AuthErrorView
      brand={brand}
      error={error.state === 'error' && query.has('id') ? { ...error, onRetry: retry } : error}
      loginHref={paths.login()}
      homeHref={paths.home()}
    />
  )
}

/** Reads the error without TanStack Query, so that screens before signing in need not load that library. */
function useFlowError(id: string | null): [Loadable<FlowError>, () => void] {
  const [error, setError] = useState<Loadable<FlowError>>(id ? { state: 'loading' } : NO_ID)
  const [attempt, setAttempt] = useState(0)
  const reconnects = useReconnects()
  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    getFlowError(id, { signal: controller.signal }).then(
      (data) => setError({ state: 'ready', data }),
      (failure: unknown) => {
        if (!controller.signal.aborted)
          setError((known) =>
            known.state === 'ready' ? known : { state: 'error', message: errorMessage(failure) },
          )
      },
    )
    return () => controller.abort()
  }, [id, attempt, reconnects])
  const retry = () => {
    setError({ state: 'loading' })
    setAttempt((count) => count + 1)
  }
  return [error, retry]
}

const NO_ID: Loadable<FlowError> = { state: 'error', message: 'The address names no error.' }
