import { Link } from './Link'
import type { MenuListProps } from './MenuPopover'
import { MenuRoot } from './menuStyles'

interface PlainMenuProps extends MenuListProps {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
}

/**
 * The list of a menu where the code of MenuPopover cannot be loaded, so that its actions, signing out among them, are
 * never out of reach. The browser's own popover closes it on Escape and on a press outside, and returns the focus.
 */
export function PlainMenu({ id, label, items, header, anchor, placement, onClose }: PlainMenuProps) {
  const box = anchor?.getBoundingClientRect()
  return (
    <MenuRoot
      as="section"
      ref={open}
      id={id}
      popover="auto"
      aria-label={label}
      style={{
        position: 'fixed',
        inset: 'auto',
        top: (box?.bottom ?? 0) + 4,
        margin: 0,
        ...(placement === 'bottom-start'
          ? { left: box?.left ?? 0 }
          : { right: document.documentElement.clientWidth - (box?.right ?? 0) }),
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {header && <div data-part="header">{header}</div>}
      <div data-part="items">
        {items.map((entry, position) => {
          if (entry === 'separator') return <hr key={`separator-${position}`} />
          const { label: text, icon, href, hint, checked, danger, disabledReason } = entry
          const shared = {
            'data-part': 'item',
            'data-danger': danger || undefined,
            'aria-disabled': disabledReason ? true : undefined,
            onClick: () => {
              if (disabledReason) return
              onClose()
              entry.onSelect?.()
            },
            children: (
              <>
                {icon && <span data-part="icon">{icon}</span>}
                <span data-part="text">
                  {text}
                  {(disabledReason ?? hint) && <small>{disabledReason ?? hint}</small>}
                </span>
              </>
            ),
          }
          return href && !disabledReason ? (
            <Link key={text} href={href} {...shared} />
          ) : (
            <button key={text} type="button" aria-pressed={checked} {...shared} />
          )
        })}
      </div>
    </MenuRoot>
  )
}

function open(list: HTMLElement | null) {
  list?.showPopover()
  list?.querySelector<HTMLElement>('[data-part="item"]')?.focus()
}
