import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { RefreshButton } from './RefreshButton'

const button = (busy: boolean, failed = false) => (
  <RefreshButton busy={busy} age={{ updatedAt: Date.now(), failed }} onRefresh={() => {}} />
)
const told = () => screen.getByRole('status').textContent

/** Reads anew, and what screen readers are told before, meanwhile and afterwards. */
function read(show: (ui: ReactElement) => void, { pressed = true, fails = false, failed = false }) {
  if (pressed) fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  show(button(true, failed))
  const meanwhile = told()
  show(button(false, fails))
  return [meanwhile, told()]
}

test('what came of a press is told, each time anew', () => {
  const { rerender } = render(button(false))
  expect(told()).toBe('')
  expect(read(rerender, {})).toEqual(['', 'Updated'])
  expect(read(rerender, {})).toEqual(['', 'Updated'])
  expect(read(rerender, { fails: true })).toEqual(['', 'Last update failed'])
  expect(read(rerender, { fails: true, failed: true })).toEqual(['', 'Last update failed'])
  expect(read(rerender, { failed: true })).toEqual(['', 'Updated'])
})

test('of what is read by itself only a failure is told, once', () => {
  const { rerender } = render(button(false))
  expect(read(rerender, { pressed: false })).toEqual(['', ''])
  expect(read(rerender, { pressed: false, fails: true })).toEqual(['', 'Last update failed'])
  expect(read(rerender, { pressed: false, fails: true, failed: true })).toEqual([
    'Last update failed',
    'Last update failed',
  ])
  expect(read(rerender, { pressed: false, failed: true })).toEqual(['Last update failed', ''])
})

test('a press is told until its end, and not what is read after it', () => {
  const { rerender } = render(button(false))
  expect(read(rerender, {})).toEqual(['', 'Updated'])
  expect(read(rerender, { pressed: false, fails: true })).toEqual(['Updated', 'Last update failed'])
  expect(read(rerender, { pressed: false, failed: true })).toEqual(['Last update failed', ''])
})
