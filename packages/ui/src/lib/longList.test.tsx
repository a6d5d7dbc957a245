import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { failed, loading, ready, type Loadable } from './loadable'
import { useGradually, useLongList } from './longList'

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

/** Draws two lists, and then others in their place; gives what each drawing shows of them. */
function drawLists(...first: [Loadable<number>, Loadable<number>]) {
  const drawn: string[] = []
  function Lists({ lists }: { lists: [Loadable<number>, Loadable<number>] }) {
    const shown = useGradually(...lists)
    drawn.push(shown.map((list) => (list.state === 'ready' ? list.data : list.state)).join())
    return null
  }
  const { rerender } = render(<Lists lists={first} />)
  const give = (...lists: [Loadable<number>, Loadable<number>]) => {
    drawn.length = 0
    act(() => rerender(<Lists lists={lists} />))
    return drawn
  }
  return { drawn, give }
}

test('goes on loading until the first rows are drawn, one list after the other, and draws whatever comes after them at once', () => {
  const { give } = drawLists(loading, loading)
  expect(give(ready(1), ready(2))).toEqual(['loading,loading', '1,loading', '1,2'])
  expect(give(ready(3), ready(4))).toEqual(['3,4'])
  expect(give(ready(3), loading)).toContain('3,loading')
  expect(give(ready(3), ready(5))).toEqual(['3,loading', '3,5'])
})

test('a list waits for the one above it until that has loaded or failed, and not when that loads again', () => {
  const { drawn, give } = drawLists(loading, ready(2))
  expect(drawn).toEqual(['loading,loading'])
  expect(give(loading, ready(3))).toEqual(['loading,loading'])
  expect(give(failed('Failed to load jobs'), ready(3)).at(-1)).toBe('error,3')
  expect(give(loading, ready(3)).at(-1)).toBe('loading,3')
})

test('draws lists that are there from the beginning at once', () => {
  function Lists() {
    const shown = useGradually(ready(1), ready(2))
    return <p>{shown.map(({ state }) => state).join()}</p>
  }
  expect(renderToString(<Lists />)).toContain('ready,ready')
})
