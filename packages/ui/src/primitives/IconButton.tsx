import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles'
import { Spinner } from './Spinner'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: its accessible name, shown on hover. Under a Tooltip pass `title={undefined}`. */
  label: string
  /** A 16 px icon. */
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and refuses presses; the button keeps its focus. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A square button with an icon alone. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  busy = false,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : children}
    </Root>
  )
}

const Root = styled.button`
  ${buttonStyles}
  flex: none;
  width: var(--control);
  padding: 0;
  &[data-size='sm'] {
    width: var(--control-sm);
    padding: 0;
  }
`
