import { render, screen } from '@testing-library/react'
import { ready } from '../lib'
import { FailureCharts } from './FailureCharts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['today', new Date(2026, 10, 20, 9, 14), 'as of 09:14 · 0 jobs'],
  ['another day', new Date(2026, 10, 19, 9, 14), 'as of Nov 19, 09:14 · 0 jobs'],
])('what was counted on %s says when', (_day, asOf, text) => {
  render(
    <FailureCharts
      counts={ready({
        hours: [],
        types: [],
        coverage: { kind: 'whole', found: 0 },
        asOf: asOf.toISOString(),
      })}
      query={[]}
      onQuery={() => {}}
      hrefOf={() => '/jobs'}
      folded={false}
      onFold={() => {}}
      onFurther={() => {}}
      onStop={() => {}}
    />,
  )
  expect(screen.getByText(text)).toBeVisible()
})
