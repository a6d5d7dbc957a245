import { CircleAlert } from 'lucide-react'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { useAtRest } from './atRest'
import { FieldError, FieldHint } from './Field'
import { RequiredMark } from './RequiredMark'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  /** One line below the label. */
  hint?: ReactNode
  /** Marks the box invalid and is read out with it. */
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Browsers have no box that is only read: at rest a press changes neither the box nor what its form knows of it. */
const RESTING = {
  'aria-disabled': true,
  onClick: (event: SyntheticEvent) => event.preventDefault(),
  onChange: () => {},
} as const

/** A box to tick with its label; it needs no Field around it. */
export function Checkbox({ label, hint, error, id, required, className, ...rest }: CheckboxProps) {
  const atRest = useAtRest()
  const generated = useId()
  const inputId = id ?? generated
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  return (
    <Root className={className}>
      <input
        type="checkbox"
        id={inputId}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        {...rest}
        {...(atRest && RESTING)}
      />
      <div>
        <label htmlFor={inputId}>{label}</label>
        {required && <RequiredMark />}
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        {error && (
          <FieldError id={errorId}>
            <CircleAlert size={14} aria-hidden />
            <span>{error}</span>
          </FieldError>
        )}
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2);
  align-items: start;

  > input {
    position: relative;
    width: 16px;
    height: 16px;
    margin: var(--space-1) 0;
    border: 1px solid var(--border-strong);
    border-radius: 4px;
    background: var(--control-ground);
    appearance: none;
    cursor: pointer;
  }
  > input:checked,
  > input:indeterminate {
    border-color: transparent;
    background: var(--accent);
  }
  /* The tick and the dash are two borders of a small box. */
  > input:checked::after,
  > input:indeterminate::after {
    content: '';
    position: absolute;
    top: 2px;
    left: 4px;
    width: 4px;
    height: 7px;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  > input:indeterminate::after {
    top: 6px;
    left: 3px;
    width: 8px;
    height: 0;
    transform: none;
  }
  > input[aria-invalid='true'] {
    border-color: var(--danger);
  }
  > input:disabled,
  > input:disabled + div > label {
    opacity: 0.55;
    cursor: not-allowed;
  }
  label {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
  }
  /* The label is the touch target; the box stays beside its first line. */
  @media (pointer: coarse) {
    > input {
      width: 20px;
      height: 20px;
      margin: var(--space-3) 0;
    }
    > input:checked::after {
      top: 3px;
      left: 6px;
      height: 9px;
    }
    > input:indeterminate::after {
      top: 8px;
      left: 5px;
      height: 0;
    }
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
    > input::after {
      display: none;
    }
  }
`
