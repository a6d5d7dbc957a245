import type { ButtonHTMLAttributes } from 'react'
import styled from 'styled-components'
import { textLinkStyles } from '../primitives'

export type LinkButtonProps = ButtonHTMLAttributes<HTMLButtonElement>

/** A button that looks like a link, for an action in a line of text. */
export function LinkButton(props: LinkButtonProps) {
  return <Root type="button" {...props} />
}

const Root = styled.button`
  ${textLinkStyles}
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  font-size: inherit;
`
