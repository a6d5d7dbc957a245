import { fireEvent, render, screen, within } from '@testing-library/react'
import { ready } from '../lib'
import { FailureCharts } from './FailureCharts'
import type { FailureCounts } from './failureHours'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }))
afterEach(() => void vi.useRealTimers())

const draw = (counts: FailureCounts) =>
  render(
    <FailureCharts
      counts={ready(counts)}
      query={[]}
      onQuery={() => {}}
      hrefOf={() => '/jobs'}
      folded={false}
      onFold={() => {}}
      onFurther={() => {}}
      onStop={() => {}}
    />,
  )

test.each([
  ['today', new Date(2026, 10, 20, 9, 14), 'as of 09:14 · by when they failed, not created · 0 jobs'],
  [
    'another day',
    new Date(2026, 10, 19, 9, 14),
    'as of Nov 19, 09:14 · by when they failed, not created · 0 jobs',
  ],
])('what was counted on %s says when', (_day, asOf, text) => {
  draw({
    hours: [],
    types: [],
    by: 'failure',
    coverage: { kind: 'whole', found: 0 },
    asOf: asOf.toISOString(),
  })
  expect(screen.getByText(text)).toBeVisible()
})

test('jobs without a type are counted, and lead nowhere, as no search can ask for them', () => {
  const types = [
    { job_type: '', count: 3 },
    { job_type: 'deploy_studio', count: 2 },
  ]
  const hours = [{ at: new Date(2026, 10, 20, 11).toISOString(), count: 5, known: 'whole' as const }]
  draw({ hours, types, by: 'failure', coverage: { kind: 'whole', found: 5 } })
  fireEvent.click(screen.getByRole('button', { name: 'Table' }))
  for (const part of ['list', 'table']) {
    const chart = within(screen.getByRole(part, { name: 'Failures by type' }))
    expect(chart.getByText('Unnamed job')).toBeVisible()
    expect(chart.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('deploy_studio'),
    ])
  }
})

test('the rest of the types is in the table of types, which gets the focus, open already or not', () => {
  const types = ['a', 'b', 'c', 'd', 'e'].map((job_type) => ({ job_type, count: 1 }))
  const hours = [{ at: new Date(2026, 10, 20, 11).toISOString(), count: 5, known: 'whole' as const }]
  draw({ hours, types, by: 'failure', coverage: { kind: 'whole', found: 5 } })
  const more = screen.getByRole('button', { name: '2 more types' })
  fireEvent.click(more)
  const table = screen.getByRole('table', { name: 'Failures by type' })
  expect(table).toHaveFocus()
  more.focus()
  fireEvent.click(more)
  expect(table).toHaveFocus()
})
