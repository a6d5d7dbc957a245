import type { LinkComponentProps } from '@quarterdeck/ui/primitives'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/**
 * How ui's links reach the router. It is the router's `Link` without what that brings for routers that load data and
 * code ahead, which this console has none of: 2 kB on every screen.
 */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
