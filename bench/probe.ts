/** What is waited for: so many visible parts of a page, of which the first holds this text. */
export interface Condition {
  selector: string
  count: number
  text?: string
}

/** What the page tells of itself, in milliseconds since its navigation began, or since an input. */
interface Probe {
  /** When what was waited for was painted. */
  ready?: number
  firstPaint?: number
  /** Waits anew: for `condition` to hold after the next inputs; counts from the last of them. */
  arm: (condition: Condition) => void
  /** How long the latest wait took since the last input. */
  took?: number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/**
 * Runs in the page before any script of its own, and watches for a condition to hold. Times are those of
 * the frame that shows it: the browser has painted when a message that a frame's callback sent to itself arrives.
 */
export function installProbe(condition: Condition): void {
  const afterPaint = (tell: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell(performance.now())
      port2.postMessage(null)
    })
  const holds = ({ selector, count, text = '' }: Condition) => {
    const found = document.querySelectorAll(selector)
    return found.length === count && (found[0]?.textContent ?? '').includes(text)
  }
  const watch = (isThere: () => boolean, tell: (at: number) => void) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      afterPaint(tell)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }

  let lastInput = 0
  for (const type of ['keydown', 'click'])
    addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), { capture: true, passive: true })
  window.probe = {
    arm: (next) => {
      lastInput = 0
      delete window.probe.took
      watch(
        () => lastInput > 0 && holds(next),
        (at) => (window.probe.took = at - lastInput),
      )
    },
  }
  watch(
    () => holds(condition),
    (at) => (window.probe.ready = at),
  )
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.probe.firstPaint = startTime
  }).observe({ type: 'paint', buffered: true })
}
