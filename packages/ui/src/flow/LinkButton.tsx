import type { ButtonHTMLAttributes } from 'react'
import styled from 'styled-components'
import { textLinkStyles } from '../primitives'

export type LinkButtonProps = ButtonHTMLAttributes<HTMLButtonElement>

/** An action in a line of text: it looks like a link and is a button. */
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
