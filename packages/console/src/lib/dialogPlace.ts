import { scrollBoxOf, topDialog } from '@quarterdeck/ui/primitives'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Where somebody was in a dialog as they pressed something in it, which may have opened another. */
interface Place {
  scrolled: number
  /** What the pressed link or button says, and which one of those that say it in this dialog it was. */
  words: string
  nth: number
}

/** By the key of their step of the history. */
const places = new Map<string, Place>()

/** How long the place may take to be drawn; later, somebody would be taken away from what they look at by then. */
const PATIENCE = 1000

const CONTROLS = 'a, button'
const wordsOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent
const thatSay = (dialog: Element, words: string) =>
  Array.from(dialog.querySelectorAll<HTMLElement>(CONTROLS)).filter((one) => wordsOf(one) === words)

/**
 * For a dialog that opens others: scrolls it as far as it was when somebody comes back, and gives the focus to what they
 * pressed.
 */
export function useDialogPlace(): void {
  const { key } = useLocation()
  useEffect(() => {
    const stop = restore(places.get(key))
    const keep = ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS)
      const dialog = topDialog()
      if (!control || !dialog?.contains(control)) return
      const words = wordsOf(control)
      places.set(key, {
        scrolled: scrollBoxOf(dialog)?.scrollTop ?? 0,
        words,
        nth: thatSay(dialog, words).indexOf(control),
      })
    }
    // Before the press leads on.
    document.addEventListener('click', keep, true)
    return () => {
      document.removeEventListener('click', keep, true)
      stop?.()
    }
  }, [key])
}

function restore(place: Place | undefined) {
  if (!place) return
  const began = performance.now()
  let start: Element | null = null
  let frame = requestAnimationFrame(function look() {
    const dialog = topDialog()
    const { activeElement } = document
    // The dialog takes the focus itself first. Where it has moved on since, somebody is elsewhere already.
    if (dialog?.contains(activeElement)) start ??= activeElement
    if ((start && activeElement !== start) || performance.now() - began > PATIENCE) return
    const control = start && dialog && thatSay(dialog, place.words)[place.nth]
    if (control) {
      scrollBoxOf(dialog)?.scrollTo({ top: place.scrolled, behavior: 'instant' })
      control.focus()
    } else frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}
