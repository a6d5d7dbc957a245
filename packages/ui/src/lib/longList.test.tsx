import { act, render } from '@testing-library/react'
import { loading, ready, type Loadable } from './loadable'
import { useGradualFirst, useLongList } from './longList'

const entries = (count: number) => Array.from({ length: count }, (_, index) => index)

/** How many entries each drawing had. */
function drawingsOf(...lists: number[][]): number[] {
  const drawn: number[] = []
  function List({ list }: { list: number[] }) {
    drawn.push(useLongList(list).length)
    return null
  }
  const { rerender } = render(<List list={lists[0] ?? []} />)
  for (const list of lists.slice(1)) act(() => rerender(<List list={list} />))
  return drawn
}

test('draws the first entries of a long list at once and the others after them', () => {
  expect(drawingsOf(entries(500))).toEqual([48, 500])
})

test('draws a short list once', () => {
  expect(new Set(drawingsOf(entries(48)))).toEqual(new Set([48]))
})

test('goes on showing a long list until its next state is drawn, and a list that became short at once', () => {
  expect(drawingsOf(entries(500), entries(400)).slice(2)).toEqual([500, 400])
  expect(drawingsOf(entries(500), entries(3)).slice(2)).toContain(3)
  expect(drawingsOf(entries(500), entries(3)).slice(2)).not.toContain(500)
})

test('goes on loading until the first rows are drawn, and draws whatever comes after them at once', () => {
  const drawn: string[] = []
  function List({ list }: { list: Loadable<number> }) {
    const shown = useGradualFirst(list)
    drawn.push(shown.state === 'ready' ? `${shown.data}` : shown.state)
    return null
  }
  const { rerender } = render(<List list={loading} />)
  act(() => rerender(<List list={ready(1)} />))
  expect(drawn).toEqual(['loading', 'loading', '1'])
  act(() => rerender(<List list={ready(2)} />))
  expect(drawn[3]).toBe('2')
  act(() => rerender(<List list={loading} />))
  expect(drawn.at(-1)).toBe('loading')
})
