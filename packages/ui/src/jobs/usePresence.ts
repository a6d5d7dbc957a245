import { useCallback } from 'react'

/**
 * A ref for an element that tells when the pointer or the focus comes into it, with `true`, and when both have left it,
 * with `false`. What is drawn from within it but stands elsewhere in the page, as a dialog does, does not count.
 *
 * @param onPresence keep its identity stable
 */
export function usePresence(onPresence: (isPresent: boolean) => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      let pointerIsIn = false
      let told = false
      const tell = (isPresent: boolean) => {
        if (isPresent === told) return
        told = isPresent
        onPresence(isPresent)
      }
      const look = () => tell(pointerIsIn || element.contains(document.activeElement))
      const pointerIs = (isIn: boolean) => () => {
        pointerIsIn = isIn
        look()
      }
      const listeners = new AbortController()
      const { signal } = listeners
      element.addEventListener('pointerenter', pointerIs(true), { signal })
      element.addEventListener('pointerleave', pointerIs(false), { signal })
      // On the document, since an element that is removed takes the focus away without an event.
      document.addEventListener('focusin', look, { signal })
      element.addEventListener(
        'focusout',
        ({ target, relatedTarget }) => {
          // Within the list the focus only moves on; else it is out as soon as the event has ended. Where a button has
          // gone from under it, it is about to be given to something near.
          if (relatedTarget instanceof Node && element.contains(relatedTarget)) return
          queueMicrotask(() => target instanceof Node && target.isConnected && look())
        },
        { signal },
      )
      return () => {
        listeners.abort()
        tell(false)
      }
    },
    [onPresence],
  )
}
