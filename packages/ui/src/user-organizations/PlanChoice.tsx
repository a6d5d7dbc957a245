import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Badge, useAtRest } from '../primitives'
import { limitsOf, type PlanOption } from './planChange'
import { priceText } from './subscription'

export interface PlanChoiceProps {
  options: readonly PlanOption[]
  /** Id of the plan that is held; it cannot be chosen. */
  held: string | null
  /** Id of the plan that is chosen; null before. */
  chosen: string | null
  onChoose: (planId: string) => void
}

/** Plans side by side, of which one is chosen. */
export function PlanChoice({ options, held, chosen, onChoose }: PlanChoiceProps) {
  const atRest = useAtRest()
  return (
    <Plans>
      <legend>Plan</legend>
      {options.map((option) => {
        const { plan_id, name } = option
        return (
          <label key={plan_id} data-held={plan_id === held || undefined}>
            <span>
              <input
                type="radio"
                name="plan"
                value={plan_id}
                checked={plan_id === chosen}
                disabled={plan_id === held}
                aria-disabled={atRest || undefined}
                onChange={() => atRest || onChoose(plan_id)}
              />
              <strong>{name}</strong>
            </span>
            <span>{priceText(option)}</span>
            <ul>
              {limitsOf(option).map(({ label, value }) => (
                <li key={label}>
                  {label}: {formatInteger(value)}
                </li>
              ))}
            </ul>
            {plan_id === held && (
              <span>
                <Badge tone="outline">Current plan</Badge>
              </span>
            )}
          </label>
        )
      })}
    </Plans>
  )
}

const Plans = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--space-3);
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 var(--space-2);
    font-weight: 600;
  }
  label {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-3);
    border: 1px solid var(--border-strong);
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  label > span:first-child {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 24px;
  }
  strong {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  label:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  label[data-held] {
    background: var(--sunken);
    cursor: default;
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--accent);
  }
  input:focus-visible {
    outline: none;
  }
  ul {
    padding: 0;
    color: var(--text-muted);
    font-size: var(--size-sm);
    list-style: none;
  }
`
