import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { besideIcon } from './besideIcon'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles'
import { Spinner } from './Spinner'
import { useSettling } from './useSettling'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one main action of a view, `danger` only the final press of something destructive. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and refuses presses; the button keeps its name and its focus. */
  busy?: boolean
  /** What a press does, where that changes: after each change the button is inert for a moment (`useSettling`). */
  meaning?: string
  /** A 16 px icon before the text. */
  icon?: ReactNode
  /** As wide as its container. */
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with a text, and an icon before it where one is given. */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  meaning,
  icon,
  wide = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { settling, handlers } = useSettling(meaning)
  const inert = busy || settling
  return (
    <Root
      type="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-bare={!(icon || wide) || undefined}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      // Not `disabled` meanwhile, since the button would lose the focus. preventDefault keeps a form from being sent.
      onClick={inert ? (event) => event.preventDefault() : onClick}
      {...handlers}
      {...rest}
    >
      {besideIcon(busy ? <Spinner /> : icon, children)}
    </Root>
  )
}

const Root = styled.button`
  ${buttonStyles}
`
