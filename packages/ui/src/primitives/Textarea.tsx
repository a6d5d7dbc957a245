import type { Ref, TextareaHTMLAttributes } from 'react'
import styled from 'styled-components'
import { useAtRest } from './atRest'
import { controlStyles } from './controlStyles'
import { useFieldControl } from './fieldContext'

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** For keys and configuration: mono, no wrapping, no spell check. */
  code?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Lines of text; label, help and error come from the Field around it. */
export function Textarea({ code = false, rows = 4, ...rest }: TextareaProps) {
  const atRest = useAtRest()
  return (
    <Root
      rows={rows}
      data-code={code || undefined}
      {...(code && { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', wrap: 'off' })}
      {...useFieldControl(rest)}
      readOnly={atRest || rest.readOnly}
    />
  )
}

const Root = styled.textarea`
  ${controlStyles}
  padding-block: var(--space-2);
  resize: vertical;
  &[data-code] {
    font-family: var(--font-mono);
    font-size: var(--size-mono);
  }
`
