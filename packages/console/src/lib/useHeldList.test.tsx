import { ready } from '@quarterdeck/ui/lib'
import { act, renderHook } from '@testing-library/react'
import { useHeldList } from './useHeldList'

interface Row {
  id: string
  state: string
}
const row = (id: string, state = 'running'): Row => ({ id, state })
const keyOf = ({ id }: Row) => id

const setUp = (first: Row[]) =>
  renderHook(
    ({ rows, isHeldBelow }: { rows: Row[]; isHeldBelow?: boolean }) =>
      useHeldList(ready(rows), { keyOf, isHeldBelow, place: 'northwind' }),
    { initialProps: { rows: first } as { rows: Row[]; isHeldBelow?: boolean } },
  )
type View = ReturnType<typeof setUp>
const shown = ({ result }: View) =>
  result.current.list.state === 'ready'
    ? result.current.list.data.map(({ id, state }) => `${id} ${state}`)
    : []

test('rows stay while somebody is in the list, with their state by now, and new ones wait until asked for', () => {
  const view = setUp([row('1')])
  act(() => view.result.current.held.onPresence(true))
  view.rerender({ rows: [row('2'), row('1', 'failed')] })
  expect(shown(view)).toEqual(['1 failed'])
  expect(view.result.current.held.waiting).toBe(1)
  act(() => view.result.current.held.onShow())
  expect(shown(view)).toEqual(['2 running', '1 failed'])
  expect(view.result.current.held.waiting).toBe(0)
})

test('they stay too while somebody is in a list below, and no longer', () => {
  const view = setUp([row('1')])
  view.rerender({ rows: [row('1')], isHeldBelow: true })
  view.rerender({ rows: [row('2'), row('1')], isHeldBelow: true })
  expect(shown(view)).toEqual(['1 running'])
  view.rerender({ rows: [row('2'), row('1')], isHeldBelow: false })
  expect(shown(view)).toEqual(['2 running', '1 running'])
})
