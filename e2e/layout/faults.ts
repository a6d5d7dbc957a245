/** Something that is wrong with how a page is laid out, in words that lead to it. */
export type LayoutFault = string

/**
 * Judges the open dialog, or the whole page where none is open: nothing reaches over the side of the window or the dialog, no
 * cell in a column of a table is narrower than 80 px or, as in cards, has more than three lines, no word for what is missing
 * is broken in a table, no two texts or controls lie over each other, and no text leaves its box or is cut without a way to
 * read the whole, nor a number in its field. Runs inside the page, so it uses nothing from outside.
 */
export function layoutFaults(): LayoutFault[] {
  const MIN_CELL = 80
  const MAX_LINES = 3
  /** Three lines of 24 px, as ids with their button are, and the space around them. */
  const MAX_ROW = 96
  const BOXES = 'td, th, dd, li, button, [role="dialog"]'
  const CONTROLS = 'button, input, select, textarea, summary, [role="meter"], svg, img'
  const faults = new Set<string>()

  const root = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body
  const named = (element: Element) => {
    const text = (element.textContent ?? '').trim().slice(0, 40)
    return `<${element.localName}> '${text || element.getAttribute('aria-label') || element.getAttribute('class')}'`
  }

  /** What an element and those around it do with what is inside them. */
  interface Surroundings {
    /** Boxes that cut off what reaches over them, the nearest first; those that scroll do so only at their sides. */
    clips: readonly { element: Element; area: DOMRect; scrolls: boolean }[]
    /** Boxes that people see as such. */
    boxes: readonly { element: Element; area: DOMRect }[]
    /** What it scrolls with: what stays in place may lie over that. */
    scroller: Element | undefined
  }
  const known = new Map<Element, Surroundings>()
  function surroundings(element: Element): Surroundings {
    const before = known.get(element)
    if (before) return before
    const outside =
      element.parentElement && element !== document.body
        ? surroundings(element.parentElement)
        : { clips: [], boxes: [], scroller: undefined }
    const { position, overflowX, overflowY, borderLeftWidth, backgroundColor, display } =
      getComputedStyle(element)
    const area = element.getBoundingClientRect()
    const isFixed = position === 'fixed'
    const isBox =
      display !== 'contents' &&
      (element.matches(BOXES) ||
        parseFloat(borderLeftWidth) > 0 ||
        (backgroundColor !== 'rgba(0, 0, 0, 0)' && display !== 'inline'))
    const cuts = element !== document.body && (overflowX !== 'visible' || overflowY !== 'visible')
    const scrolls = overflowY === 'auto' || overflowY === 'scroll'
    const found: Surroundings = {
      clips: [...(cuts ? [{ element, area, scrolls }] : []), ...(isFixed ? [] : outside.clips)],
      boxes: [
        ...(isBox ? [{ element, area }] : []),
        ...(isFixed || position === 'absolute' ? [] : outside.boxes),
      ],
      scroller: isFixed || position === 'sticky' || (cuts && scrolls) ? element : outside.scroller,
    }
    known.set(element, found)
    return found
  }

  /** The part of an area that nothing cuts off, and what cuts it. */
  function seenPart(area: DOMRect, element: Element) {
    let { left, top, right, bottom } = area
    let by: Element | undefined
    for (const clip of surroundings(element).clips) {
      const inner = clip.area
      if (!clip.scrolls && (left < inner.left - 1 || right > inner.right + 1 || bottom > inner.bottom + 1))
        by ??= clip.element
      left = Math.max(left, inner.left)
      right = Math.min(right, inner.right)
      if (clip.scrolls) continue
      top = Math.max(top, inner.top)
      bottom = Math.min(bottom, inner.bottom)
    }
    return { area: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), by }
  }

  const seen = new Map<Element, boolean>()
  function isSeen(element: Element): boolean {
    let answer = seen.get(element)
    answer ??=
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      !element.closest('[data-toasts], [data-floating-ui-focus-guard]')
    seen.set(element, answer)
    return answer
  }

  const items: { element: Element; area: DOMRect }[] = []
  /** The middle of each line of text, by cell. */
  const linesOf = new Map<Element, number[]>()

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !isSeen(element)) continue
    range.selectNodeContents(text)
    const cell = element.closest('td')
    if (element.matches('td [data-missing]') && range.getClientRects().length > 1)
      faults.add(`${named(element)} is broken`)
    for (const line of range.getClientRects()) {
      if (line.width <= 1 || line.height <= 1) continue
      const { area, by } = seenPart(line, element)
      const isForReadersOnly = by && by.getBoundingClientRect().width <= 1
      if (by && !isForReadersOnly && !by.closest('[data-long], [title], summary'))
        faults.add(`${named(element)} is cut by ${named(by)}`)
      // Less than half a line is what cutting after two lines leaves of the third.
      if (area.width <= 1 || area.height < line.height / 2) continue
      items.push({ element, area })
      if (cell) linesOf.set(cell, [...(linesOf.get(cell) ?? []), (area.top + area.bottom) / 2])
      for (const box of surroundings(element).boxes) {
        if (area.left < box.area.left - 1 || area.right > box.area.right + 1)
          faults.add(`${named(element)} leaves its box ${named(box.element)}`)
      }
    }
  }
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (!isSeen(element)) continue
    const { area } = seenPart(element.getBoundingClientRect(), element)
    if (area.width > 1 && area.height > 1) items.push({ element, area })
    if (element.matches('[inputmode="numeric"]') && element.scrollWidth > element.clientWidth)
      faults.add(`${named(element)} cuts its number`)
  }

  /** One is inside the other, or is drawn into the same field on purpose. */
  function belongTogether(a: Element, b: Element): boolean {
    if (a.contains(b) || b.contains(a)) return true
    const field = [a, b].find((element) => element.matches('input, select, textarea'))?.parentElement
    return Boolean(field?.contains(a) && field.contains(b))
  }
  items.sort((a, b) => a.area.top - b.area.top)
  for (const [index, a] of items.entries()) {
    for (let next = index + 1; next < items.length; next++) {
      const b = items[next]
      if (!b || b.area.top >= a.area.bottom - 2) break
      if (Math.min(a.area.right, b.area.right) - Math.max(a.area.left, b.area.left) <= 2) continue
      if (Math.min(a.area.bottom, b.area.bottom) - b.area.top <= 2) continue
      if (belongTogether(a.element, b.element)) continue
      if (surroundings(a.element).scroller !== surroundings(b.element).scroller) continue
      faults.add(`${named(a.element)} lies over ${named(b.element)}`)
    }
  }

  for (const cell of root.querySelectorAll('td')) {
    const isInColumns = getComputedStyle(cell).display === 'table-cell'
    if (!isInColumns && !cell.dataset['label']) continue
    const lines = (linesOf.get(cell) ?? []).toSorted((a, b) => a - b)
    const count = lines.filter((middle, index) => index === 0 || middle - (lines[index - 1] ?? 0) > 8).length
    const { width } = cell.getBoundingClientRect()
    const isFigure = /^[\d,]+$/.test(cell.textContent ?? '')
    if (isInColumns && count > 0 && !isFigure && !cell.hasAttribute('data-buttons') && width < MIN_CELL)
      faults.add(`the cell ${named(cell)} is narrower than ${MIN_CELL} px`)
    if (count > MAX_LINES) faults.add(`the cell ${named(cell)} has more than ${MAX_LINES} lines`)
  }
  for (const row of root.querySelectorAll('tbody > tr')) {
    if (getComputedStyle(row).display === 'table-row' && row.getBoundingClientRect().height > MAX_ROW)
      faults.add(`the row ${named(row)} is higher than ${MAX_LINES} lines`)
  }

  if (document.documentElement.scrollWidth > window.innerWidth)
    faults.add('the page is wider than the window')
  // It lies over the page, which does not grow with it.
  if (root !== document.body)
    for (const box of [root, ...root.querySelectorAll(':scope > [data-part="body"]')])
      if (box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > window.innerWidth)
        faults.add(`${named(box)} reaches over its side`)
  return [...faults]
}

/** The texts of more than a thousand letters that are drawn on more than six lines: what is around them would be far away. */
export function longTexts(): LayoutFault[] {
  return [...document.body.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const { lineHeight, clipPath } = getComputedStyle(element)
      return (
        own.some(({ textContent }) => (textContent?.length ?? 0) > 1000) &&
        clipPath !== 'inset(50%)' &&
        !element.matches('textarea, option') &&
        element.checkVisibility() &&
        element.getBoundingClientRect().height > 6.5 * parseFloat(lineHeight)
      )
    })
    .map(
      (element) =>
        `${element.localName} in ${element.parentElement?.localName}: ${element.innerText.slice(0, 30)}`,
    )
}
