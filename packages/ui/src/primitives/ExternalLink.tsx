import { ExternalLink as ExternalLinkIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, Ref } from 'react'
import styled from 'styled-components'
import { addressKind } from './address'
import { textLinkStyles } from './textLinkStyles'

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Any text: only http and https addresses become a link, everything else is shown as plain text. */
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** Leads out of the console in a new tab; says so by an icon, a hint on hover and to screen readers. */
export function ExternalLink({ href, children, className, ...rest }: ExternalLinkProps) {
  if (addressKind(href) !== 'web') return <span className={className}>{children}</span>
  return (
    <Root
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens in a new tab"
      className={className}
      {...rest}
    >
      {children}
      <ExternalLinkIcon size={14} aria-hidden />
    </Root>
  )
}

const Root = styled.a`
  ${textLinkStyles}
  > svg {
    margin-left: var(--space-1);
    vertical-align: -2px;
  }
`
