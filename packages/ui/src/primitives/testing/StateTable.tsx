import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { forceState, type ForcedState } from './forceState'

const STATES = { rest: 'At rest', hover: 'Hover', pressed: 'Pressed', focus: 'Focus', disabled: 'Disabled' }
type State = keyof typeof STATES
const STATE_NAMES = Object.keys(STATES) as State[]

const isForced = (state: State): state is ForcedState => state !== 'rest' && state !== 'disabled'

interface StateTableProps {
  /** By the name of the variant: what is drawn in each of its states. */
  rows: Readonly<Record<string, (props: { disabled: boolean }) => ReactNode>>
  /** The states that there are, where it is not all of them. */
  states?: readonly State[]
  /** Of each cell, in px, for what is as wide as its place. */
  width?: number
}

/** Every variant of something that can be pressed, in each of its states: what its styles make of it, side by side. */
export function StateTable({ rows, states = STATE_NAMES, width }: StateTableProps) {
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    for (const cell of table.current?.querySelectorAll<HTMLTableCellElement>('td') ?? []) {
      const state = states[cell.cellIndex - 1]
      const control = cell.querySelector('a, button, input, select, textarea')
      if (control && state && isForced(state)) forceState(control, state, cell)
    }
  }, [rows, states])
  return (
    <Root ref={table}>
      <thead>
        <tr>
          <th scope="col">Variant</th>
          {states.map((state) => (
            <th key={state} scope="col">
              {STATES[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([name, draw]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {states.map((state) => (
              <td key={state}>
                <div style={{ width }}>{draw({ disabled: state === 'disabled' })}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  )
}

const Root = styled.table`
  border-collapse: collapse;

  @media (width <= 640px) {
    display: block;
    overflow-x: auto;
  }
  th {
    color: var(--text-muted);
    font-weight: 600;
    font-size: var(--size-xs);
    text-align: left;
    white-space: nowrap;
  }
  th,
  td {
    padding: var(--space-2) var(--space-5) var(--space-2) 0;
  }
`
