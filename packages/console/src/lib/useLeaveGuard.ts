import type { UnsavedInput } from '@quarterdeck/ui/lib'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { draftAddress, removeDrafts } from './drafts'
import { leaving, unsaved } from './leaving'
import { isPlainPress } from './preloading'

/** The part of an address that says which screen, and which dialog over it, is in view. */
type Place = Pick<Location, 'pathname' | 'search'>

/**
 * Looks out for every way that leads away from unsaved input, and asks before it is lost: Back and Forward, links,
 * signing out (`leaveBy`), reload and closing the tab. A dialog asks in its own place; for a form of the screen, what
 * 'Discard changes' does is given back for as long as there is something to ask.
 */
export function useLeaveGuard() {
  const location = useLocation()
  const [discard, setDiscard] = useState<() => void>()
  // The browser's own address may be ahead of what is in view: on Back it has changed before anybody is asked.
  const here = useRef({ place: location, entry: undefined as number | undefined })
  useLayoutEffect(() => {
    here.current = { place: location, entry: entryOf(window.history.state) }
    leaving.isFree = false
  }, [location])

  /** The unsaved input that is lost on the way to another address. */
  const lostAt = (to: Place) =>
    [...unsaved].filter((input) => addressOf(input, to) !== addressOf(input, here.current.place))

  function ask(inputs: readonly UnsavedInput[], go: () => void) {
    const { place } = here.current
    const discardAll = () => {
      for (const input of inputs) removeDrafts(addressOf(input, place))
      leaving.isFree = true
      go()
    }
    const dialog = inputs.find((input) => input.ask)
    if (dialog?.ask) dialog.ask(discardAll)
    else setDiscard(() => discardAll)
  }

  /**
   * Back and Forward have changed the browser's address by the time they are heard of, and nothing can refuse them. So
   * the router is not told, the browser is sent back, and the same way is gone once more when the person agrees.
   */
  const onPop = useEffectEvent((event: PopStateEvent, comeBack: (entry: number) => void) => {
    const entry = entryOf(event.state)
    const { entry: own } = here.current
    if (leaving.isFree || entry === undefined || own === undefined) return
    // The way back to the entry in view: to the router nothing has happened.
    if (entry === own) return event.stopImmediatePropagation()
    const lost = lostAt(window.location)
    if (lost.length === 0) return
    event.stopImmediatePropagation()
    comeBack(own)
    ask(lost, () => window.history.go(entry - own))
  })

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (leaving.isFree || !link || !opensHere(event, link)) return
    const lost = lostAt(link)
    if (lost.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // The menu of small screens would lie over the question, and nothing below it could be pressed.
    link.closest('dialog')?.close()
    ask(lost, () => {
      // Pressed once more, so that whatever listens to the link is told; a link in a menu may be gone by now.
      if (link.isConnected) link.click()
      else window.location.assign(link.href)
    })
  })

  const askAboutAll = useEffectEvent((go: () => void) => ask([...unsaved], go))

  useEffect(() => {
    const controller = new AbortController()
    // In the capture phase, before the listeners of React.
    const options = { capture: true, signal: controller.signal }
    let returning: ReturnType<typeof setTimeout> | undefined
    const comeBack = (own: number) => {
      // Once for several presses of Back in a row, from wherever they have led.
      clearTimeout(returning)
      returning = setTimeout(() => window.history.go(own - (entryOf(window.history.state) ?? own)))
    }
    window.addEventListener('click', (event) => onClick(event), options)
    window.addEventListener('beforeunload', askBeforeUnload, options)
    leaving.onPop = (event) => onPop(event, comeBack)
    leaving.ask = (go) => askAboutAll(go)
    return () => {
      controller.abort()
      leaving.onPop = undefined
      leaving.ask = undefined
    }
  }, [])

  return { discard, keep: () => setDiscard(undefined) }
}

/** The input of a dialog belongs to the dialog of an address, that of any other form to the screen. */
const addressOf = ({ ask }: UnsavedInput, { pathname, search }: Place) =>
  ask ? draftAddress({ pathname, search }) : pathname

/** The number of an entry in the browser's history, which the router keeps in the entry's state. */
const entryOf = (state: unknown) => (state as { idx?: number } | null)?.idx

/** Whether a press opens a link of this console in this tab. On the way to other sites the browser itself asks. */
const opensHere = (press: MouseEvent, link: HTMLAnchorElement) =>
  isPlainPress(press) &&
  link.origin === window.location.origin &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download')

/** On reload and on closing the tab the browser asks, in words of its own. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (unsaved.size > 0 && !leaving.isFree) event.preventDefault()
}
