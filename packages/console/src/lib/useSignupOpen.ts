import { errorMessage, signup } from '@quarterdeck/api'
import { useEffect, useState } from 'react'
import { useReconnects } from './connection'

/** Whether people can sign up; undefined until that is known. When the check fails, they can (§8.3). */
export function useSignupOpen(): boolean | undefined {
  const [open, setOpen] = useState<boolean>()
  const reconnects = useReconnects()
  useEffect(() => {
    const controller = new AbortController()
    signup.getStatus({ signal: controller.signal }).then(
      (status) => setOpen(status.signup_enabled),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.warn(`Signup check failed: ${errorMessage(error)}`)
        setOpen((known) => known ?? true)
      },
    )
    return () => controller.abort()
  }, [reconnects])
  return open
}
