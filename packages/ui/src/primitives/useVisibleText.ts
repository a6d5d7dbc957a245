import { useEffect, useState, type ChangeEvent } from 'react'
import { TAKEN_OUT, visibleText, type TextKind } from '../lib'

/**
 * Takes the characters that nobody sees out of what is typed or pasted into a control, before anything else reads it
 * (§5.12).
 *
 * @returns the handler for an element around the control, and what to say beside the control; '' while nothing was taken out
 */
export function useVisibleText(kind: TextKind | undefined) {
  const [removed, setRemoved] = useState(false)

  useEffect(() => {
    if (!removed) return
    // The text of which it was said is gone when the form is emptied.
    const forget = () => setRemoved(false)
    document.addEventListener('reset', forget)
    return () => document.removeEventListener('reset', forget)
  }, [removed])

  function onChangeCapture({ target }: ChangeEvent<HTMLElement>) {
    if (!kind || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { value, selectionStart } = target
    const text = visibleText(value, kind)
    setRemoved(text !== value)
    if (text === value) return
    target.value = text
    // Setting the value moves the caret to the end. Inputs of type `email` tell nothing of a caret and take none.
    if (selectionStart === null) return
    const caret = visibleText(value.slice(0, selectionStart), kind).length
    target.setSelectionRange(caret, caret)
  }

  return { onChangeCapture, notice: removed ? TAKEN_OUT : '' }
}
