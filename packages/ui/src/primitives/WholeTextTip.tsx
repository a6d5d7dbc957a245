import { useEffect, useRef, useState } from 'react'
import { TooltipPopover } from './TooltipPopover'

const OPEN_AFTER = 300
const CLOSE_AFTER = 120
/** What the keyboard reaches stands for what is beside it: the other texts of its row or card. */
const ROW = 'tr, li, article, [data-fades] > *'

interface Tip {
  anchor: HTMLElement
  text: string
}

/**
 * Shows the whole of texts that were cut for want of room (`LongText`, badges), on hover and on keyboard focus, and the full
 * time of a `<time>` on keyboard focus and, where nothing hovers, on a tap: one bubble
 * for all of them, so that the cells of a long table need none of their own. Mounted once, beside the page. It stays
 * while the pointer is on it and closes on Escape (WCAG 1.4.13). Screen readers read the whole text in its place.
 */
export function WholeTextTip() {
  const [tip, setTip] = useState<Tip>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = tip !== undefined

  useEffect(() => {
    const show = (to: Tip | undefined, after: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setTip(to), after)
    }
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return
      if (target.closest('[role="tooltip"]')) return clearTimeout(timer.current)
      const to = tipOf(target.closest<HTMLElement>('[data-long]'))
      show(to, to ? OPEN_AFTER : CLOSE_AFTER)
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':focus-visible'))
        show(fullTime(target) ?? tipAround(target), 0)
    }
    // A finger cannot hover: a tap on a time shows the full one.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !matchMedia('(hover: none)').matches) return
      const to = fullTime(target.closest<HTMLElement>('time'))
      if (to) show(to, 0)
    }
    const close = () => show(undefined, 0)
    document.addEventListener('pointerover', onPointerOver)
    document.addEventListener('pointerdown', close)
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', close)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('pointerover', onPointerOver)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', close)
    }
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape closes only the bubble and not also the dialog around it.
      event.stopPropagation()
      setTip(undefined)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])

  // A row may be gone by now, and its text with it.
  if (!tip?.anchor.isConnected) return null
  return <TooltipPopover content={tip.text} anchor={tip.anchor} placement="top" />
}

const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

const tipOf = (element: HTMLElement | null): Tip | undefined =>
  element && isCut(element) ? { anchor: element, text: element.textContent } : undefined

/** The full time behind a short or relative one. */
const fullTime = (element: HTMLElement | null): Tip | undefined =>
  element?.matches('time[title]') ? { anchor: element, text: element.title } : undefined

/** The cut texts of what has the focus, or, if it has none, of its row; one below the other. */
function tipAround(focused: Element): Tip | undefined {
  const cutIn = (place: Element | null) =>
    [...(place?.querySelectorAll<HTMLElement>('[data-long]') ?? [])].filter(isCut)
  const [own, beside] = [cutIn(focused), cutIn(focused.closest(ROW))]
  const all = own.length > 0 && !focused.matches('[data-part="open"]') ? own : beside
  const [anchor] = all
  return anchor && { anchor, text: all.map(({ textContent }) => textContent).join('\n') }
}
