import { lazyModule } from '@quarterdeck/ui/lib'
import { LoadingOverlay } from '@quarterdeck/ui/primitives'
import { useCallback, useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { findMissingCode } from '../lib/newVersion'
import { config } from '../lib/runtime'
import { ScreenMissing } from './ScreenMissing'

/** What the module of a lazily loaded screen or dialog exports. */
interface ScreenModule<Props extends object> {
  Component: ComponentType<Props>
}

interface ScreenOptions<Props extends object> {
  /** For the document's title; the shell, which frames other screens, sets none. */
  title?: string
  /** Drawn until the code has arrived. */
  fallback?: ReactElement | null
  /** Drawn in place of a screen whose code cannot be loaded; `onRetry` tries once more. */
  Missing?: ComponentType<Props & { onRetry: () => void }>
}

/**
 * Makes a component of a screen or dialog that is a chunk of its own. It draws at once when its code is already loaded.
 * Code that cannot be loaded is that of a version which is no longer there, and the page loads anew, or a matter of the
 * connection, and `Missing` is drawn. `preload` loads the code ahead of time.
 */
export function screen<Props extends object = object>(
  load: () => Promise<ScreenModule<Props>>,
  { title, fallback = null, Missing = ScreenMissing }: ScreenOptions<Props> = {},
) {
  const module = lazyModule(load)

  function Screen(props: Props) {
    const [missing, setMissing] = useState(false)
    const onFailure = useCallback(() => {
      void findMissingCode().then((found) => setMissing(found !== 'reloading'))
    }, [])
    const loaded = module.useWhen(!missing, onFailure)
    useDocumentTitle(title)
    if (missing) return <Missing {...props} onRetry={() => setMissing(false)} />
    return loaded ? <loaded.Component {...props} /> : fallback
  }

  return Object.assign(Screen, { preload: module.load })
}

export const fullScreenFallback = <LoadingOverlay brandName={config.brandName} />

function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · ${config.brandName}`
  }, [title])
}
