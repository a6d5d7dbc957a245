import type { LinkComponentProps } from '@quarterdeck/ui/primitives'
import { useContext, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { FOLLOWED } from '../lib/followed'
import { isPlainPress } from '../lib/preloading'

/**
 * How ui's links reach the router. The router's own `Link` draws itself anew whenever the address changes, because its
 * `href` may be relative to it: each of a hundred links, when a dialog opens. Ours lead to whole paths, or to another query
 * of the page in view, so they need only the router's history, which stays the same. (What has it is called unsafe because
 * it may change with a version; e2e would show it.)
 */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event) || (target && target !== '_self')) return
    event.preventDefault()
    const { pathname, search, hash } = new URL(href, window.location.href)
    const to = { pathname, search, hash }
    // As with a link of the browser, going where one is leaves no entry in the history.
    if (pathname + search + hash === here()) navigator.replace(to, FOLLOWED)
    else navigator.push(to, FOLLOWED)
  }

  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  )
}

const here = () => window.location.pathname + window.location.search + window.location.hash
