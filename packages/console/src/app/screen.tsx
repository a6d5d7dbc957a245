import { LoadingOverlay } from '@quarterdeck/ui/primitives'
import { useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { config } from '../lib/runtime'

/** What the module of a lazily loaded screen or dialog exports. */
interface ScreenModule<Props extends object> {
  Component: ComponentType<Props>
}

interface ScreenOptions {
  /** For the document's title; a frame around other screens has none. */
  title?: string
  /** What stands there until the code has arrived. */
  fallback?: ReactElement | null
}

/**
 * A screen in a chunk of its own. It renders at once when its code is already there: `React.lazy` would suspend, and
 * React holds what follows a fallback back for 300 ms.
 */
export function screen<Props extends object = object>(
  load: () => Promise<ScreenModule<Props>>,
  { title, fallback = null }: ScreenOptions = {},
) {
  let loaded: ScreenModule<Props> | undefined
  let loading: Promise<void> | undefined

  const preload = () =>
    (loading ??= load().then(
      (module) => {
        loaded = module
      },
      (error: unknown) => {
        loading = undefined // the next visit tries again
        throw error
      },
    ))

  function Screen(props: Props) {
    const [, setArrived] = useState(loaded)
    const [failure, setFailure] = useState<unknown>()
    useEffect(() => {
      if (!loaded) preload().then(() => setArrived(loaded), setFailure)
    }, [])
    useDocumentTitle(title)
    if (failure !== undefined) throw failure // to the boundary around the screen
    return loaded ? <loaded.Component {...props} /> : fallback
  }

  return Object.assign(Screen, { preload })
}

export const fullScreenFallback = <LoadingOverlay brandName={config.brandName} />

function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · ${config.brandName}`
  }, [title])
}
