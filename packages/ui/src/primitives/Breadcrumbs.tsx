import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { TextLink } from './TextLink'

export interface BreadcrumbsProps {
  /** The pages above this one, the highest first. */
  items: readonly { href: string; label: string }[]
  /** This page. */
  current: string
}

/** The way back up from a page below other pages. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  return (
    <Root aria-label="Breadcrumb">
      <ol>
        {items.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
            <ChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li>
          <span aria-current="page" data-long>
            {current}
          </span>
        </li>
      </ol>
    </Root>
  )
}

const Root = styled.nav`
  font-size: var(--size-sm);

  > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    min-height: var(--target);
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: var(--text-faint);
  }
`
