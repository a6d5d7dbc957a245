import { useId } from 'react'
import { useController } from 'react-hook-form'
import styled, { css } from 'styled-components'
import { formatInteger, parseWholeNumber } from '../lib'
import { FieldError, NumberInput, type FormOf, visuallyHiddenStyles } from '../primitives'
import { ALLOWANCES, type AllowanceKey, type AllowanceSum, type managePlanForm } from './managePlanForm'

export interface AllowancesTableProps {
  form: FormOf<typeof managePlanForm>
  sumOf: (key: AllowanceKey) => AllowanceSum
}

/** §2.16 Manage Plan: what the plan allows, what is additional, and the total of both. */
export function AllowancesTable({ form, sumOf }: AllowancesTableProps) {
  const rows = ALLOWANCES.map(({ key, label }) => ({ name: key, label, sum: sumOf(key) }))
  return (
    <Root data-large={rows.some(({ sum }) => formatInteger(sum.total).length > 7) || undefined}>
      <table>
        <thead>
          <tr>
            <th scope="col">Allowance</th>
            <th scope="col">Plan limit</th>
            <th scope="col">Additional</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AllowanceRow key={row.name} form={form} {...row} />
          ))}
        </tbody>
      </table>
    </Root>
  )
}

interface AllowanceRowProps extends Pick<AllowancesTableProps, 'form'> {
  name: AllowanceKey
  label: string
  sum: AllowanceSum
}

function AllowanceRow({ name, label, form, sum }: AllowanceRowProps) {
  const errorId = useId()
  const { field, fieldState } = useController({ control: form.control, name })
  const parsed = parseWholeNumber(field.value)
  // The error shows once the field was left or Save was pressed, also the server's, in a row of its own because the column is too narrow.
  const refusal = form.field(name).error ?? (fieldState.isTouched && 'error' in parsed && parsed.error)
  return (
    <>
      <tr data-refused={Boolean(refusal) || undefined}>
        <th scope="row">{label}</th>
        <td data-label="Plan limit">{formatInteger(sum.limit)}</td>
        <td>
          <NumberInput
            {...field}
            aria-label={`Additional ${label.toLowerCase()}`}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? errorId : undefined}
          />
        </td>
        <td data-label="Total" data-part="total">
          {formatInteger(sum.total)}
        </td>
      </tr>
      {refusal && (
        <tr>
          <td colSpan={4}>
            <FieldError id={errorId}>{refusal}</FieldError>
          </td>
        </tr>
      )}
    </>
  )
}

/** What an allowance is and the field in a line, and the plan's limit and the total in one below it. */
const twoLines = css`
  table,
  tbody {
    display: block;
  }
  thead {
    ${visuallyHiddenStyles}
  }
  tbody tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-2);
  }
  tbody tr:not([data-refused]) {
    border-bottom: 1px solid var(--border);
  }
  tbody tr > * {
    flex: 1 1 auto;
    height: auto;
    padding: 0;
    border: 0;
  }
  td:nth-child(3) {
    flex: none;
    max-width: 100%;
  }
  td[data-label] {
    order: 1;
  }
  /* The name and the field leave less than a third of their line, where the limit has no room. */
  tbody th {
    flex-basis: 50%;
  }
  td[data-label]:not([data-part]) {
    flex-basis: 34%;
    text-align: left;
  }
  td[data-label]::before {
    content: attr(data-label) ' ';
    color: var(--text-muted);
    font: 400 var(--size-xs) / var(--line-xs) var(--font);
  }
`

const Root = styled.div`
  container-type: inline-size;
  position: relative;
  font-variant-numeric: tabular-nums;

  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--space-1) 0 var(--space-1) var(--space-3);
    border-bottom: 1px solid var(--border);
    text-align: right;
  }
  thead th {
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-weight: 400;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  tbody th {
    font-weight: 400;
  }
  td {
    height: 49px;
    color: var(--text-muted);
  }
  td:nth-child(3) {
    width: 116px;
  }
  /* Figures from a million on. */
  &[data-large] td:nth-child(3) {
    width: 9.5rem;
  }
  td input {
    text-align: right;
  }
  [data-part='total'] {
    min-width: 56px;
    color: var(--text);
    font-weight: 600;
  }
  /* An error stands close to the row above, which it is about. */
  [data-refused],
  [data-refused] > * {
    border-bottom: 0;
  }
  td[colspan] {
    height: auto;
    padding: 0 0 var(--space-2);
  }
  td[colspan] > div {
    justify-content: flex-end;
  }
  @container (max-width: 15.99875rem) {
    ${twoLines}
  }
  @container (max-width: 29.99875rem) {
    &[data-large] {
      ${twoLines}
    }
  }
`
