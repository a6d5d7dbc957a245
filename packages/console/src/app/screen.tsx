import { lazyModule } from '@quarterdeck/ui/lib'
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

/** A screen or dialog in a chunk of its own; it draws at once when its code is already there. */
export function screen<Props extends object = object>(
  load: () => Promise<ScreenModule<Props>>,
  { title, fallback = null }: ScreenOptions = {},
) {
  const module = lazyModule(load)

  function Screen(props: Props) {
    const [failure, setFailure] = useState<unknown>()
    const loaded = module.useWhen(true, setFailure)
    useDocumentTitle(title)
    if (failure !== undefined) throw failure // to the boundary around the screen
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
