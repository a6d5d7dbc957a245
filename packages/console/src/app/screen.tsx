import { lazyModule } from '@quarterdeck/ui/lib'
import { LoadingOverlay } from '@quarterdeck/ui/primitives'
import { useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { config } from '../lib/runtime'

/** What the module of a lazily loaded screen or dialog exports. */
interface ScreenModule<Props extends object> {
  Component: ComponentType<Props>
}

interface ScreenOptions {
  /** For the document's title; the shell, which frames other screens, sets none. */
  title?: string
  /** Drawn until the code has arrived. */
  fallback?: ReactElement | null
}

/**
 * Makes a component of a screen or dialog that is a chunk of its own. It draws at once when its code is already loaded,
 * and throws to the nearest error boundary when the code cannot be loaded. `preload` loads the code ahead of time.
 */
export function screen<Props extends object = object>(
  load: () => Promise<ScreenModule<Props>>,
  { title, fallback = null }: ScreenOptions = {},
) {
  const module = lazyModule(load)

  function Screen(props: Props) {
    const [failure, setFailure] = useState<unknown>()
    const loaded = module.useWhen(true, setFailure)
    useDocumentTitle(title)
    if (failure !== undefined) throw failure
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
