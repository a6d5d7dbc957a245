import { topDialog } from '@quarterdeck/ui/primitives'

/*
 * Keeps the focus where somebody works by keyboard or screen reader can go on. Browsers put it on the body, at the top of
 * the page, when the focused element goes: the 'Try Again' that becomes a skeleton, the one button of a row that
 * stays, a row that is deleted, a screen that is left. Most browsers do so when it becomes disabled, too.
 */

/** The rows and cards of lists that come and go one by one. */
const ITEMS = '[data-fades] > *'
/** Parts of a page that can take the focus in place of something inside that went. */
const PLACES = `tr, ${ITEMS}, [aria-modal], form[aria-label], section[aria-labelledby], section[aria-label], main`

let focused: Element | null = null
/** What is around the focused element, the nearest first, as it was while that was part of the page. */
let around: (Element | null)[] = []
/** The same of what has had it last outside of dialogs and menus, which may go in answer to them. */
let below: (Element | null)[] = []
let headingWanted = false

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Begins to watch the page, for as long as it is there. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    headingWanted = false
    focused = target
    around = []
    for (let at = target.parentElement; at; at = at.parentElement) {
      around.push(at)
      if (at.matches(ITEMS)) around.push(at.nextElementSibling, at.previousElementSibling)
    }
    if (!target.closest('[data-floating-ui-portal]')) below = around
  })
  document.addEventListener('focusout', ({ target }) => {
    // A press on an empty part of the page takes the focus away too; then there is nothing to give back.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected && isLost()) focused = null
    })
  })
  new MutationObserver(() => {
    if (headingWanted) onceDrawn(giveToHeading)
    else if (focused && !focused.isConnected) {
      focused = null
      // Menus and dialogs give the focus back by themselves, within a frame.
      onceDrawn(giveToNearest)
    } else if (focused?.matches(':disabled')) onceDrawn(giveToNearest)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

/** Gives the focus to the heading of the screen in view, or of the next one as soon as it is drawn. */
export function focusHeading(): void {
  headingWanted = true
  onceDrawn(giveToHeading)
}

/** After the next picture of the page, which would come later if the focus, and the styles that go with it, came first. */
function onceDrawn(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

function giveToHeading(): void {
  const heading = document.querySelector('main h1')
  if (headingWanted && heading) focusOn(heading)
}

function giveToNearest(): void {
  if (!isLost()) return
  const place = [...around, ...below].find((element) => element?.isConnected && element.matches(PLACES))
  const heading = document.querySelector('main h1')
  focusOn(place && place.localName !== 'main' ? place : (heading ?? place ?? null))
}

function focusOn(element: Element | null): void {
  // Nothing behind a dialog can be worked with.
  const dialog = topDialog()
  if (dialog?.contains(document.activeElement)) return
  const place = dialog && !dialog.contains(element) ? dialog : element
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
