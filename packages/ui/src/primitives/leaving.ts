// What leaves fades out as a copy, while what was there is gone at once: neither the focus, the next press nor a list
// waits for the end of it. The copy cannot be pressed or reached, and is not read out.

/** As long as opening takes: the time of `--motion`, in ms. */
const LEAVING: KeyframeAnimationOptions = { duration: 140, easing: 'ease-out', fill: 'forwards' }

/**
 * A row or card that alone is taken out of a list marked by `data-fades`: its copy fades in its place. Rows of another page
 * or search are gone at once.
 */
function fadeRow(records: MutationRecord[]) {
  for (const { target, removedNodes, nextSibling } of records) {
    const [row] = removedNodes
    if (!(target instanceof HTMLElement) || !('fades' in target.dataset) || !target.isConnected) continue
    if (!(row instanceof HTMLElement) || 'leaving' in row.dataset || target.childElementCount === 0) continue
    if (
      removedNodes.length > 1 ||
      records.some((one) => one.target === target && one.removedNodes[0] !== row)
    )
      continue
    fade(row, (copy) => target.insertBefore(copy, nextSibling?.parentNode === target ? nextSibling : null))
  }
}

let rows: MutationObserver | undefined

/** Watches from the first menu or dialog on, and so costs a page without them nothing; importing this watches nothing. */
function watchRows() {
  if (rows) return
  rows = new MutationObserver(fadeRow)
  rows.observe(document.documentElement, { childList: true, subtree: true })
}

/** The `ref` of what lies over the page, a dialog or menu: its copy fades, and sinks where it is a dialog. */
export function leavesPage(element: HTMLElement | null) {
  watchRows()
  return () => {
    const scrolled = element ? boxesOf(element).map(({ scrollTop }) => scrollTop) : []
    queueMicrotask(() => {
      if (!element || element.isConnected) return
      fade(element, (copy) => {
        document.body.prepend(copy)
        for (const [index, box] of boxesOf(copy).entries()) box.scrollTop = scrolled[index] ?? 0
        const panel = copy.querySelector<HTMLElement>('[aria-modal]')
        if (!panel) return
        panel.removeAttribute('aria-modal')
        panel.style.animation = 'none'
        panel.animate({ transform: 'translateY(6px)' }, LEAVING)
      })
    })
  }
}

/** What of a dialog scrolls: its body, or in a low window all of it. */
const boxesOf = (overlay: Element) => [overlay, ...overlay.querySelectorAll('[data-part="body"]')]

function fade(element: HTMLElement, place: (copy: HTMLElement) => void) {
  // Tests without a browser have no animations.
  if (!('animate' in element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const copy = element.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.dataset['leaving'] = ''
  // What was typed may be a secret, which is nowhere once its form is left.
  for (const field of copy.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.value = field.defaultValue = ''
  copy.style.animation = 'none'
  place(copy)
  const animation = copy.animate({ opacity: 0 }, LEAVING)
  animation.onfinish = animation.oncancel = () => copy.remove()
}
