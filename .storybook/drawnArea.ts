/** A part of a page, in CSS pixels from its top left corner. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The part of the page that a story draws: the union of all its boxes, also of those that stand beside the story's
 * root (dialogs, menus, tooltips, toasts), with a margin that holds shadows and focus rings. Of a dialog over a screen it is
 * the dialog and what floats beside it, of a screen in the shell its content: the page below and the shell have stories of
 * their own. A story that is `whole` shows these, too. Runs inside the page.
 */
export function drawnArea({ margin, isWhole }: { margin: number; isWhole: boolean }): Area {
  const isCovered =
    !isWhole && document.querySelector('#storybook-root:has(main) ~ * [aria-modal="true"]') !== null
  const page = document.documentElement
  const whole = new DOMRect(0, 0, page.scrollWidth, page.scrollHeight)
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]

  const within = (box: DOMRect, clip: DOMRect) => {
    const x = Math.max(box.left, clip.left)
    const y = Math.max(box.top, clip.top)
    return new DOMRect(x, y, Math.min(box.right, clip.right) - x, Math.min(box.bottom, clip.bottom) - y)
  }

  const visit = (element: Element, clip: DOMRect) => {
    const style = getComputedStyle(element)
    if (style.display === 'none' || style.opacity === '0') return
    const box = element.getBoundingClientRect()
    const onPage = new DOMRect(box.x + window.scrollX, box.y + window.scrollY, box.width, box.height)
    const seen = within(onPage, style.position === 'fixed' ? whole : clip)
    // What is there for screen readers alone is one pixel large; what fills the window is a backdrop.
    const fillsWindow = box.width >= window.innerWidth && box.height >= window.innerHeight
    if (seen.width > 1 && seen.height > 1 && style.visibility === 'visible' && !fillsWindow) {
      left = Math.min(left, seen.left)
      top = Math.min(top, seen.top)
      right = Math.max(right, seen.right)
      bottom = Math.max(bottom, seen.bottom)
    }
    if (element instanceof SVGElement) return
    const inner = style.overflow === 'visible' ? clip : seen
    if (inner.width > 1 && inner.height > 1) for (const child of element.children) visit(child, inner)
  }

  for (const root of document.body.children) {
    const isStorybooks = root.id === 'storybook-docs' || /(^| )sb-/.test(root.className)
    if (root.id === 'storybook-root') {
      const content = (isWhole ? null : root.querySelector('#main')) ?? root
      if (!isCovered) for (const child of content.children) visit(child, whole)
    } else if (!isStorybooks) visit(root, whole)
  }
  if (left > right) return { x: 0, y: 0, width: margin, height: margin } // nothing, which is a picture, too

  const x = Math.max(0, Math.floor(left) - margin)
  const y = Math.max(0, Math.floor(top) - margin)
  return {
    x,
    y,
    width: Math.min(whole.width, Math.ceil(right) + margin) - x,
    height: Math.min(whole.height, Math.ceil(bottom) + margin) - y,
  }
}

/** By how many pixels a dialog is longer than what the window shows of it. Runs inside the page. */
export function hiddenLength(): number {
  const parts = document.querySelectorAll('[aria-modal="true"], [aria-modal="true"] *')
  return Math.max(
    0,
    ...[...parts]
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
      .map((part) => part.scrollHeight - part.clientHeight),
  )
}
