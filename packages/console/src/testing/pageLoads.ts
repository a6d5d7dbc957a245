import { AUTH_URL } from '@quarterdeck/sandbox/fixtures/flows'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { action } from 'storybook/actions'
import { paths } from '../lib/paths'

/** Where the recordings of the identity service have the console. */
const RECORDED_CONSOLE = 'https://console.example.com'

const elsewhere = action('another page')

/**
 * Keeps the console from leaving the document of its story, with signing out, reloads and redirects. A page of the console
 * is loaded in the story (`onLoad`, with its address), also where the identity service leads to one; any other page is
 * named in the Actions panel. Browsers that do not tell of navigations (before Firefox 147 and Safari 26.2) leave the story.
 */
export function usePageLoads(onLoad: (address: string) => void): void {
  const { pathname, search, hash } = useLocation()

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType, hashChange, downloadRequest } = event
    const to = new URL(destination.url)
    const isPage = !hashChange && downloadRequest === null && /^https?:$/.test(to.protocol)
    if (!event.cancelable || destination.sameDocument || !isPage) return
    event.preventDefault()
    if (navigationType === 'reload') onLoad(pathname + search + hash)
    else if (to.origin === AUTH_URL) void throughIdentity(to).then(onLoad)
    else if (to.origin === location.origin || to.origin === RECORDED_CONSOLE)
      onLoad(to.pathname + to.search + to.hash)
    else elsewhere(to.href)
  })

  useEffect(() => {
    if (!('navigation' in window)) return
    const listener = (event: NavigateEvent) => onNavigate(event)
    const stop = () => navigation.removeEventListener('navigate', listener)
    navigation.addEventListener('navigate', listener)
    // While the code is worked on, Vite reloads the document, which is no page load of the console.
    import.meta.hot?.on('vite:beforeFullReload', stop)
    return stop
  }, [])
}

/** The screens of the kinds of flows, which the identity service leads to when a flow is begun by navigation. */
const screens: Readonly<Record<string, string>> = {
  login: paths.login(),
  registration: paths.register(),
  recovery: paths.recovery(),
  verification: paths.verify(),
  settings: paths.account(),
}

/** Visits a page of the identity service; gives the page of the console that it leads to. */
async function throughIdentity({ href, pathname, search }: URL): Promise<string> {
  const [, kind = '', begins] = /^\/self-service\/(\w+)(\/browser)?$/.exec(pathname) ?? []
  if (kind === 'logout') {
    await fetch(href) // the session ends
    return paths.login()
  }
  const screen = begins && screens[kind]
  return screen ? screen + search : paths.authError()
}
