import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { FieldError } from './Field'
import { Missing } from './Missing'

/** Whose value of a field is kept. */
export type Choice = 'yours' | 'theirs'

/** A field that somebody else changed while it was edited here. */
export interface ConflictRow {
  name: string
  label: string
  before: ReactNode
  theirs: ReactNode
  yours: ReactNode
}

export interface ConflictFieldsProps {
  rows: readonly ConflictRow[]
  /** What was chosen, by the name of the field; a field that is missing was not decided yet. */
  choices: Readonly<Record<string, Choice | undefined>>
  onChoose: (name: string, choice: Choice) => void
  /** What is wrong with what is chosen so far, by the name of the field: read out with the field's name. */
  errors?: Readonly<Record<string, ReactNode>>
}

/** What the controls are called in which the value of a field is chosen. */
export const choiceName = (field: string) => `keep ${field}`

const words: Record<Choice, string> = { theirs: 'Theirs', yours: 'Yours' }

/** Fields that two people changed: what each holds now, what it is to hold, and what it held before, side by side. */
export function ConflictFields({ rows, choices, onChoose, errors = {} }: ConflictFieldsProps) {
  const id = useId()
  const errorId = (name: string) => `${id}-${name}-error`
  return (
    <Root>
      {rows.map(({ name, label, before, ...values }) => (
        <fieldset key={name} aria-describedby={errors[name] ? errorId(name) : undefined}>
          <legend>{label}</legend>
          <div data-part="values">
            <div data-part="before">
              <small>Before</small>
              <Value>{before}</Value>
            </div>
            {(['theirs', 'yours'] as const).map((choice) => (
              <label key={choice} data-chosen={choices[name] === choice || undefined}>
                <small>
                  <input
                    type="radio"
                    name={choiceName(name)}
                    value={choice}
                    checked={choices[name] === choice}
                    onChange={() => onChoose(name, choice)}
                  />
                  {words[choice]}
                </small>
                <Value>{values[choice]}</Value>
              </label>
            ))}
          </div>
          {errors[name] && <FieldError id={errorId(name)}>{errors[name]}</FieldError>}
        </fieldset>
      ))}
    </Root>
  )
}

const Value = ({ children }: { children: ReactNode }) => (
  <span data-part="value">{children === '' ? <Missing>Empty</Missing> : children}</span>
)

const Root = styled.div`
  display: grid;
  gap: var(--space-4);

  fieldset {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 600;
  }
  [data-part='values'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2);
  }
  [data-part='before'],
  label {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--border);
    border-radius: var(--radius);
  }
  [data-part='before'] {
    border-style: dashed;
    color: var(--text-muted);
  }
  label {
    cursor: pointer;
  }
  label[data-chosen] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  small {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    font-size: var(--size-xs);
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--accent);
  }
  [data-part='value'] {
    font-size: var(--size-sm);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (max-width: 640px) {
    [data-part='values'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
