import { useEffect, useState } from 'react'

/**
 * Whether the content of a box is higher than the box, with the box's upper padding at both ends. The box holds one element
 * with all of its content. How far it can scroll says nothing: a box that scrolls has more padding, and would scroll
 * because it scrolls.
 */
export function useScrolls(box: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const content = box?.firstElementChild
    if (!content) return
    const observer = new ResizeObserver(() => {
      const padding = parseFloat(getComputedStyle(box).paddingTop)
      // Heights in fractions of a pixel are rounded by the browser.
      setScrolls(content.scrollHeight + 2 * padding > box.clientHeight + 1)
    })
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [box])
  return scrolls
}
