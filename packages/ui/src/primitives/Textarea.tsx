import type { ClipboardEvent, KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react'
import styled from 'styled-components'
import { isComposing } from '../lib'
import { useAtRest } from './atRest'
import { controlStyles } from './controlStyles'
import { useFieldControl } from './fieldContext'

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** For keys and configuration: mono, no wrapping, no spell check. */
  code?: boolean
  /**
   * For one line that may be long: it wraps, the field is as high as it. As in an Input, Enter sends the form, and pasted text
   * comes in as one line; where the value is one line only usually, without line breaks at its end. A value that has several
   * from elsewhere keeps them.
   */
  oneLine?: boolean | 'usually'
  ref?: Ref<HTMLTextAreaElement>
}

/** Lines of text; label, help and error come from the Field around it. */
export function Textarea({ code = false, oneLine = false, rows = oneLine ? 1 : 4, ...rest }: TextareaProps) {
  const atRest = useAtRest()
  return (
    <Root
      rows={rows}
      data-code={code || undefined}
      data-one-line={oneLine ? true : undefined}
      {...(oneLine && { onKeyDown: sendOnEnter, onPaste: oneLine === 'usually' ? pasteLines : pasteOneLine })}
      {...(code && { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', wrap: 'off' })}
      {...useFieldControl(rest)}
      readOnly={atRest || rest.readOnly}
    />
  )
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || isComposing(event)) return
  event.preventDefault()
  // As browsers do it for an Input: Enter presses the form's button, which may stand outside of it, or refuse the press.
  const { form } = event.currentTarget
  const button = form && [...form.elements].find((element) => element.matches('button[type=submit]'))
  if (button instanceof HTMLElement) button.click()
}

/** Puts in a pasted text as it becomes. */
const pasting = (become: (text: string) => string) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
  const pasted = event.clipboardData.getData('text/plain')
  const text = become(pasted)
  if (text === pasted) return
  event.preventDefault()
  // Nothing else puts in a text as the browser does it, so that it can be undone.
  document.execCommand('insertText', false, text)
}

const withoutEnd = (text: string) => text.replace(/[\r\n]+$/, '')
const pasteLines = pasting(withoutEnd)
/** As browsers do it for an Input: line breaks at the end go, those in between become blanks. */
const pasteOneLine = pasting((text) => withoutEnd(text).replaceAll(/\r\n?|\n/g, ' '))

const Root = styled.textarea`
  ${controlStyles}
  padding-block: var(--space-2);
  resize: vertical;
  &[data-code] {
    font-family: var(--font-mono);
    font-size: var(--size-mono);
  }
  &[data-one-line] {
    field-sizing: content;
    padding-block: calc((var(--control) - var(--line)) / 2 - 1px);
    resize: none;
    overflow-wrap: anywhere;
  }
`
