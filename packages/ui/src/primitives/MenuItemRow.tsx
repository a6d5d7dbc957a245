import { Check } from 'lucide-react'
import type { HTMLAttributes, ReactNode, RefCallback } from 'react'
import { Link } from './Link'

/** One action, link or choice of a menu. */
export interface MenuItem {
  label: string
  onSelect?: () => void
  /** Makes the item a link. */
  href?: string
  /** A 16 px icon. */
  icon?: ReactNode
  /** A second line in smaller type. */
  hint?: string
  /** Makes the item one choice of several (role menuitemradio). */
  checked?: boolean
  /** The action loses something; a confirmation follows. */
  danger?: boolean
  /** Why it cannot be chosen now; shown in the place of the hint. */
  disabledReason?: string
}

interface MenuItemRowProps extends HTMLAttributes<HTMLElement> {
  item: MenuItem
  /** Whether Tab reaches this item: one item of a menu at a time, the arrow keys move to the others. */
  focused: boolean
  ref: RefCallback<HTMLElement>
}

/** An item as the open menu draws it: a link where it has an address, else a button. */
export function MenuItemRow({ item, focused, ref, ...rest }: MenuItemRowProps) {
  const { label, icon, href, hint, checked, danger, disabledReason } = item
  const detail = disabledReason ?? hint
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabledReason ? true : undefined,
    'data-danger': danger || undefined,
    tabIndex: focused ? 0 : -1,
    ref,
    ...rest,
    children: (
      <>
        {icon && <span data-part="icon">{icon}</span>}
        <span data-part="text">
          {label}
          {detail && <small>{detail}</small>}
        </span>
        {checked && <Check size={16} />}
      </>
    ),
  }
  return href && !disabledReason ? <Link href={href} {...shared} /> : <button type="button" {...shared} />
}
