import {
  useCallback,
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { lazyModule } from '../lib'
import type { BubbleProps } from './TooltipPopover'

/** Attributes that the described element must spread. */
export interface TooltipTriggerProps {
  ref: (element: HTMLElement | null) => void
  'aria-describedby': string
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

export interface TooltipProps extends BubbleProps {
  /** Draws the element it describes. */
  children: (props: TooltipTriggerProps) => ReactNode
}

const popover = lazyModule(() => import('./TooltipPopover'))
const OPEN_AFTER = 300
const CLOSE_AFTER = 120

/**
 * A text beside an element, on hover and on keyboard focus. It stays while the pointer is on it and closes on Escape
 * (WCAG 1.4.13). Screen readers get the text as the element's description, whether the bubble is open or not.
 */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const loaded = popover.useWhen(open, close)

  // Whether the pointer or the focus wants it open, which takes effect after `after` ms unless it changes before.
  const [wanted, setWanted] = useState({ open: false, after: 0 })
  const change = (to: boolean, after: number) => setWanted({ open: to, after })
  useEffect(() => {
    const timer = setTimeout(() => setOpen(wanted.open), wanted.after)
    return () => clearTimeout(timer)
  }, [wanted])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape closes only the tooltip and not also the dialog around it.
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [open])

  return (
    <>
      {children({
        ref: setAnchor,
        'aria-describedby': id,
        onPointerEnter: ({ pointerType }) => {
          if (pointerType === 'touch') return
          popover.preload()
          change(true, OPEN_AFTER)
        },
        onPointerLeave: () => change(false, CLOSE_AFTER),
        onPointerDown: () => change(false, 0),
        onFocus: ({ target }) => target.matches(':focus-visible') && change(true, 0),
        onBlur: () => change(false, 0),
      })}
      <span id={id} hidden>
        {content}
      </span>
      {open && loaded && (
        <loaded.TooltipPopover
          content={content}
          anchor={anchor}
          placement={placement}
          onPointerEnter={() => change(true, 0)}
          onPointerLeave={() => change(false, CLOSE_AFTER)}
        />
      )}
    </>
  )
}
