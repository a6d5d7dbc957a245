import type { KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react'
import styled from 'styled-components'
import { isComposing } from '../lib'
import { useAtRest } from './atRest'
import { controlStyles } from './controlStyles'
import { useFieldControl } from './fieldContext'

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** For keys and configuration: mono, no wrapping, no spell check. */
  code?: boolean
  /** For one line that may be long: it wraps, the field is as high as it, and Enter sends the form as in an Input. */
  oneLine?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Lines of text; label, help and error come from the Field around it. */
export function Textarea({ code = false, oneLine = false, rows = oneLine ? 1 : 4, ...rest }: TextareaProps) {
  const atRest = useAtRest()
  return (
    <Root
      rows={rows}
      data-code={code || undefined}
      data-one-line={oneLine || undefined}
      onKeyDown={oneLine ? sendOnEnter : undefined}
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
