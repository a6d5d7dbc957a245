import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Input } from '../primitives'
import { ALLOWANCES, type AllowanceKey } from './managePlanForm'

export interface AllowancesTableProps {
  /** Null for a plan whose limits are not known. */
  limits: Record<AllowanceKey, { limit: number; total: number }> | null
  /** What stands in the input. */
  textOf: (key: AllowanceKey) => string
  onChange: (key: AllowanceKey, text: string) => void
  onBlur: (key: AllowanceKey) => void
}

/** §2 Manage Plan: what the plan allows, what is additional, and the total of both. */
export function AllowancesTable({ limits, textOf, onChange, onBlur }: AllowancesTableProps) {
  return (
    <Root>
      <thead>
        <tr>
          <th scope="col">Allowance</th>
          <th scope="col">Plan limit</th>
          <th scope="col">Additional</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {ALLOWANCES.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{formatInteger(limits?.[key].limit)}</td>
            <td>
              <Input
                type="number"
                inputMode="numeric"
                min={0}
                step={1}
                aria-label={`Additional ${label.toLowerCase()}`}
                value={textOf(key)}
                onChange={({ target }) => onChange(key, target.value)}
                onBlur={() => onBlur(key)}
              />
            </td>
            <td data-part="total">{formatInteger(limits?.[key].total)}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  )
}

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 6px 0 6px var(--space-3);
    border-bottom: 1px solid var(--border);
    text-align: right;
  }
  thead th {
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-weight: 500;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  tbody th {
    font-weight: 500;
  }
  td {
    height: 49px;
    color: var(--text-muted);
  }
  td:nth-child(3) {
    width: 116px;
  }
  td > input {
    text-align: right;
    appearance: textfield;
  }
  td > input::-webkit-inner-spin-button {
    display: none;
  }
  [data-part='total'] {
    min-width: 56px;
    color: var(--text);
    font-weight: 600;
  }
`
