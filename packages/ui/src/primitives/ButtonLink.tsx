import type { ReactNode } from 'react'
import styled from 'styled-components'
import { addressKind } from './address'
import { besideIcon } from './besideIcon'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles'
import { Link, type LinkProps } from './Link'

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A 16 px icon before the text. */
  icon?: ReactNode
  /** As wide as its container. */
  wide?: boolean
}

/** A link that looks like a button. Web addresses (http, https) open in a new tab. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  wide = false,
  href,
  children,
  ...rest
}: ButtonLinkProps) {
  const outside = addressKind(href) === 'web'
  return (
    <Root
      href={href}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer', title: 'Opens in a new tab' })}
      {...rest}
    >
      {besideIcon(icon, children)}
    </Root>
  )
}

const Root = styled(Link)`
  ${buttonStyles}
`
