import { Ellipsis } from 'lucide-react'
import { useCallback, useId, useState, type AriaAttributes, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from './IconButton'
import { isShortcut, lazyModule } from '../lib'
import type { MenuListProps } from './MenuPopover'
import { PlainMenu } from './PlainMenu'

/** Attributes that the trigger must spread on its button. */
export interface MenuTriggerProps extends Pick<
  AriaAttributes,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls'
> {
  id: string
  ref: (element: HTMLButtonElement | null) => void
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}

export interface MenuProps extends MenuListProps {
  /** Draws the button; by default three dots. */
  trigger?: (props: MenuTriggerProps) => ReactNode
}

const popover = lazyModule(() => import('./MenuPopover'))

/**
 * A button with a list of actions. The button is drawn at once; the code of the list, which brings Floating UI, is
 * loaded when the pointer or the focus reaches the button. A press before then opens the list once it has loaded; where
 * it cannot be loaded, the list is plain.
 */
export function Menu({ label, items, trigger, header, placement = 'bottom-end' }: MenuProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState<'first' | 'last' | false>(false)
  const [plain, setPlain] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const openAt = (start: 'first' | 'last') => {
    setOpen(start)
    setPlain(false)
  }
  const loaded = popover.useWhen(
    open !== false,
    useCallback(() => setPlain(true), []),
  )

  const triggerProps: MenuTriggerProps = {
    id,
    ref: setAnchor,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== false,
    'aria-controls': open && (loaded ?? plain) ? `${id}-menu` : undefined,
    onClick: () => (open ? close() : openAt('first')),
    onKeyDown: (event) => {
      if (isShortcut(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      openAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
    onPointerEnter: popover.preload,
    onFocus: popover.preload,
  }
  return (
    <>
      {trigger ? (
        trigger(triggerProps)
      ) : (
        <IconButton label={label} {...triggerProps}>
          <Ellipsis size={16} />
        </IconButton>
      )}
      {open && loaded && (
        <loaded.MenuPopover
          id={`${id}-menu`}
          label={label}
          items={items}
          header={header}
          anchor={anchor}
          placement={placement}
          startAt={open}
          onClose={close}
        />
      )}
      {plain && !loaded && (
        <PlainMenu
          id={`${id}-menu`}
          open={open !== false}
          label={label}
          items={items}
          header={header}
          anchor={anchor}
          onClose={close}
        />
      )}
    </>
  )
}
