import { useLayoutEffect, useReducer, useRef } from 'react'
import { Link } from './Link'
import type { MenuListProps } from './MenuPopover'
import { MenuRoot } from './menuStyles'

interface PlainMenuProps extends Pick<MenuListProps, 'label' | 'items' | 'header'> {
  id: string
  /** Once it was open it stays in the page, or it could not be seen to close. */
  open: boolean
  anchor: HTMLElement | null
  onClose: () => void
}

/**
 * The list of a menu where the code of MenuPopover cannot be loaded, so that its actions, signing out among them, are
 * never out of reach. The browser's own popover closes it on Escape and on a press outside, and returns the focus.
 */
export function PlainMenu({ id, open, label, items, header, anchor, onClose }: PlainMenuProps) {
  const [, followAnchor] = useReducer((times: number) => times + 1, 0)
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const menu = list.current
    if (!open || !menu) return
    menu.showPopover()
    menu.querySelector<HTMLElement>('[data-part="item"]')?.focus()
    addEventListener('resize', followAnchor)
    addEventListener('scroll', followAnchor, true)
    return () => {
      removeEventListener('resize', followAnchor)
      removeEventListener('scroll', followAnchor, true)
      menu.hidePopover()
    }
  }, [open])
  const { top = 0, bottom = 0, right = 0 } = anchor?.getBoundingClientRect() ?? {}
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - bottom
  const opensUp = below < top
  return (
    <MenuRoot
      as="section"
      ref={list}
      id={id}
      popover="auto"
      aria-label={label}
      style={{
        margin: 0,
        top: opensUp ? 'auto' : bottom + 4,
        right: clientWidth - right,
        bottom: opensUp ? clientHeight - top + 4 : 'auto',
        left: 'auto',
        '--available': `${(opensUp ? top : below) - 12}px`,
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {header && <div data-part="header">{header}</div>}
      <div data-part="items">
        {items.map((entry, position) => {
          if (entry === 'separator') return <hr key={position} />
          const { label: text, icon, href, hint, checked, danger, disabledReason, onSelect } = entry
          const about = disabledReason ?? hint
          const shared = {
            'data-part': 'item',
            'data-danger': danger || undefined,
            onClick: () => {
              onClose()
              onSelect?.()
            },
            children: (
              <>
                {icon && <span data-part="icon">{icon}</span>}
                <span data-part="text">
                  {text}
                  {about && <small>{about}</small>}
                </span>
              </>
            ),
          }
          return href && !disabledReason ? (
            <Link key={position} href={href} {...shared} />
          ) : (
            <button
              key={position}
              type="button"
              disabled={disabledReason !== undefined}
              aria-pressed={checked}
              {...shared}
            />
          )
        })}
      </div>
    </MenuRoot>
  )
}
