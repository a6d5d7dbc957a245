import { createElement } from 'react'
import { addressKind } from './address'
import { useLinkComponent, type LinkComponentProps } from './LinkProvider'

export type LinkProps = LinkComponentProps

/** A link without a look of its own. For an address that is not allowed (see `addressKind`) it draws just the text. */
export function Link({ href, children, ...rest }: LinkProps) {
  const internalLink = useLinkComponent()
  const kind = addressKind(href)
  if (kind === null) return <span>{children}</span>
  if (kind === 'internal') return createElement(internalLink, { href, ...rest }, children)
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
