import type { Ref } from 'react'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { TextLink } from '../primitives'
import { countWords, spanWords } from './FailureHours'
import type { FailureHour } from './failureHours'

interface FailureTablesProps {
  id: string
  hours: readonly FailureHour[]
  types: readonly { job_type: string; count: number }[]
  hourHref: (hour: number) => string
  /** Undefined where a search cannot ask for the jobs of a type. */
  typeHref: (job_type: string) => string | undefined
  /** The table of types, which can be given the focus. */
  typesRef: Ref<HTMLTableElement>
}

/** What the charts of failures show, as tables: the latest hour first. */
export function FailureTables({ id, hours, types, hourHref, typeHref, typesRef }: FailureTablesProps) {
  const rows = hours.map((hour, index) => ({ hour, index })).toReversed()
  return (
    <Root id={id}>
      <table aria-label="Failures per hour">
        <thead>
          <tr>
            <th scope="col">Hour</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, index }) => (
            <tr key={hour.at}>
              <th scope="row">
                <TextLink href={hourHref(index)}>{spanWords(hour)}</TextLink>
              </th>
              <td>{countWords(hour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table ref={typesRef} tabIndex={-1} aria-label="Failures by type">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ job_type, count }) => {
            const href = typeHref(job_type)
            const name = job_type || 'Unnamed job'
            return (
              <tr key={job_type}>
                <th scope="row">{href ? <TextLink href={href}>{name}</TextLink> : <span>{name}</span>}</th>
                <td>{formatInteger(count)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  align-items: start;
  gap: var(--space-4) var(--space-6);
  padding-top: var(--space-2);

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--size-sm);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0 var(--space-1);
    border-bottom: 1px solid var(--border);
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }
  th > :is(a, span) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  thead th {
    color: var(--text-muted);
  }
  :is(td, th):last-child {
    text-align: right;
  }
`
