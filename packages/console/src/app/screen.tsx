import { ApiError, withDeadline } from '@quarterdeck/api'
import { lazyModule } from '@quarterdeck/ui/lib'
import { LoadingOverlay } from '@quarterdeck/ui/primitives'
import { useCallback, useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { isOnline } from '../lib/connection'
import { findMissingCode } from '../lib/missingCode'
import { config } from '../lib/runtime'
import { ScreenMissing } from './ScreenMissing'

/** What the module of a lazily loaded screen or dialog exports. */
interface ScreenModule<Props extends object> {
  Component: ComponentType<Props>
  /** Reads what it shows first at an address with this query; a failure is told once it is drawn. */
  prefetch?: (query: URLSearchParams) => Promise<unknown>
  /** Reads ahead of time what it shows at any address. */
  prepare?: () => Promise<unknown>
}

interface ScreenOptions {
  /** For the document's title; the shell, which frames other screens, sets none. */
  title?: string
  /** Drawn until the code has arrived. */
  fallback?: ReactElement | null
  /** Drawn in place of a screen whose code cannot be loaded, or has not come in time; code that comes late is drawn. */
  Missing?: ComponentType
}

/**
 * Makes a component of a screen or dialog that is a chunk of its own. It draws at once when its code is already loaded.
 * When its code cannot be loaded, the page loads anew or `Missing` is drawn (lib/missingCode.ts). Code that neither comes nor
 * fails is slow and then missing as an answer is (§14.21). `preload` loads the code ahead of time.
 */
export function screen<Props extends object = object>(
  load: () => Promise<ScreenModule<Props>>,
  { title, fallback = null, Missing = ScreenMissing }: ScreenOptions = {},
) {
  const module = lazyModule(load)

  function Screen(props: Props) {
    const [missing, setMissing] = useState(false)
    const onFailure = useCallback(() => {
      void findMissingCode().then((reloads) => setMissing(!reloads))
    }, [])
    const loaded = module.useWhen(true, onFailure)
    const isWaiting = !loaded
    useEffect(() => {
      if (!isWaiting) return
      const left = new AbortController()
      withDeadline(left.signal, module.load).catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'timeout') setMissing(true)
      })
      return () => left.abort()
    }, [isWaiting])
    useDocumentTitle(title)
    if (loaded) return <loaded.Component {...props} />
    return missing ? <Missing /> : fallback
  }

  // In some browsers a load that fails spoils the module until the page is loaded anew, so none is tried ahead of time when offline.
  const preload = () => (isOnline() ? module.load() : Promise.reject(new Error('There is no connection')))
  const prefetch = (query: URLSearchParams) => preload().then((loaded) => loaded.prefetch?.(query))
  return Object.assign(Screen, { preload, prefetch })
}

export const fullScreenFallback = <LoadingOverlay brandName={config.brandName} />

function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · ${config.brandName}`
  }, [title])
}
