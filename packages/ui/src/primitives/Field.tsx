import { CircleAlert } from 'lucide-react'
import { useId, type Key, type ReactNode } from 'react'
import styled from 'styled-components'
import type { TextKind } from '../lib'
import { FieldContext } from './fieldContext'
import { RequiredMark } from './RequiredMark'
import { useVisibleText } from './useVisibleText'
import { visuallyHiddenStyles } from './visuallyHiddenStyles'

export interface FieldProps {
  label: ReactNode
  /** Shows the asterisk and marks the control `aria-required`. */
  required?: boolean
  /** Help that stays, below the control. */
  hint?: ReactNode
  /** What is wrong with the value: marks the control invalid and is read out with it. */
  error?: ReactNode
  /** What is typed: characters that nobody sees are taken out of it, and the field says so. */
  kind?: TextKind
  /** A link or small button at the right of the label. */
  aside?: ReactNode
  /** Keeps the label for screen readers only, where the field's surroundings already say it. */
  hideLabel?: boolean
  /** Id of the control, when the default (generated) one does not serve. */
  id?: string
  /** One Input, PasswordInput, Textarea or Select. */
  children: ReactNode
  className?: string
}

/** Label, help and error around one control. */
export function Field({
  label,
  required = false,
  hint,
  error,
  kind,
  aside,
  hideLabel,
  id,
  children,
  className,
}: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const noticeId = `${controlId}-notice`
  const { onChangeCapture, notice } = useVisibleText(kind)
  const describedBy =
    [error && errorId, notice && noticeId, hint && hintId].filter(Boolean).join(' ') || undefined

  return (
    <FieldContext value={{ controlId, describedBy, invalid: Boolean(error), required }}>
      <Root className={className} onChangeCapture={onChangeCapture}>
        <div data-part="top" data-hidden={hideLabel || undefined}>
          <span>
            <label htmlFor={controlId}>{label}</label>
            {required && <RequiredMark />}
          </span>
          {aside && <span data-part="aside">{aside}</span>}
        </div>
        {children}
        {error && (
          <FieldError id={errorId}>
            <CircleAlert size={14} aria-hidden />
            <span>{error}</span>
          </FieldError>
        )}
        {notice && (
          <FieldHint as="output" id={noticeId}>
            {notice}
          </FieldHint>
        )}
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      </Root>
    </FieldContext>
  )
}

/**
 * An error for a field that has the focus already: screen readers read it out when it comes, with another key once more. The
 * errors of other fields are read out when the focus comes to them.
 */
export const announced = (error: ReactNode, key: Key) =>
  error && (
    <span key={key} role="alert">
      {error}
    </span>
  )

/** The error below a control. */
export const FieldError = styled.div`
  display: flex;
  gap: var(--space-1);
  color: var(--danger);
  font-size: var(--size-sm);
  overflow-wrap: anywhere;
  > svg {
    height: 1lh;
  }
`

/** The help below a control. */
export const FieldHint = styled.div`
  color: var(--text-muted);
  font-size: var(--size-sm);
`

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;

  > [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--space-3);
    font-size: var(--size-sm);
  }
  > [data-part='top'][data-hidden] {
    ${visuallyHiddenStyles}
  }
  /* Has room for most words; where a link at its right leaves less, the link goes below. */
  > [data-part='top'] > :first-child {
    flex: 1 6em;
  }
  label {
    font-weight: 600;
  }
  [data-part='aside'] {
    flex: none;
    white-space: nowrap;
  }
  /* No higher than the line it stands in. */
  [data-part='aside'] [data-tone] {
    margin-block: -1px;
  }
`
