import type { MouseEvent, ReactNode } from 'react'
import { Link } from './Link'
import { isForNewTab } from './Opener'

/** How a pager leads to another page. */
export interface PageTurning {
  onPageChange?: (page: number) => void
  /** Address of a page: the pager is then made of links. A plain press calls `onPageChange` where that is given. */
  pageHref?: (page: number) => string
}

interface PageLinkProps extends PageTurning {
  /** The page it leads to, from 1. */
  to: number
  /** Accessible name: 'Page 2'. */
  name: string
  current: boolean
  disabled: boolean
  /** The page that is current by the address is still under way. */
  busy: boolean
  children: ReactNode
}

/**
 * A link or button to a page. On the first and the last page 'Previous' and 'Next' stay focusable, so that somebody who
 * gets there by keyboard does not lose the focus.
 */
export function PageLink({
  to,
  name,
  current,
  disabled,
  busy,
  pageHref,
  onPageChange,
  children,
}: PageLinkProps) {
  const shared = {
    'aria-label': name,
    'aria-current': current && !busy ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
  }
  const press = (event: MouseEvent) => {
    if (isForNewTab(event) && !disabled) return
    if (disabled || onPageChange) event.preventDefault()
    if (!disabled && !current) onPageChange?.(to)
  }
  if (!pageHref) {
    return (
      <button type="button" {...shared} onClick={press}>
        {children}
      </button>
    )
  }
  return (
    <Link href={pageHref(to)} {...shared} onClick={press}>
      {children}
    </Link>
  )
}
