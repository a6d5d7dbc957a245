import styled from 'styled-components'
import { Link, type LinkProps } from './Link'
import { textLinkStyles } from './textLinkStyles'

export type TextLinkProps = LinkProps

/** A link in or beside text: internal addresses go through the router, mail and web addresses are plain. */
export function TextLink(props: TextLinkProps) {
  return <Root {...props} />
}

const Root = styled(Link)`
  ${textLinkStyles}
`
