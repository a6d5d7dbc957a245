import { useEffect, useState } from 'react'

/** Whether the content of a box is higher than the box. The box holds one element with all of its content. */
export function useScrolls(box: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    if (!box?.firstElementChild) return
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight))
    observer.observe(box)
    observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [box])
  return scrolls
}
