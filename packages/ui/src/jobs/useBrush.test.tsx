import { act, fireEvent, render, screen } from '@testing-library/react'
import { useBrush } from './useBrush'

const onChoose = vi.fn<(range: readonly [number, number]) => void>()

function Columns({ names = ['0', '1', '2'] }) {
  const { at, handlers } = useBrush(names.length, onChoose)
  return (
    <fieldset {...handlers}>
      {names.map((name, column) => (
        <button key={name} type="button" tabIndex={column === at ? 0 : -1}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

const column = (name: string) => screen.getByRole('button', { name })

test('an arrow with Alt is left to the browser', () => {
  render(<Columns />)
  const last = screen.getByRole('button', { name: '2' })
  last.focus()
  expect(fireEvent.keyDown(last, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(document.activeElement).toBe(last)
  expect(fireEvent.keyDown(last, { key: 'ArrowLeft' })).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1' }))
})

test('arrows begin at the column that has the focus, however it came there', () => {
  render(<Columns />)
  act(() => column('0').focus())
  expect(column('0')).toHaveProperty('tabIndex', 0)
  expect(column('2')).toHaveProperty('tabIndex', -1)
  fireEvent.keyDown(column('0'), { key: 'ArrowRight', shiftKey: true })
  expect(column('1')).toHaveFocus()
  fireEvent.keyDown(column('1'), { key: 'Enter' })
  expect(onChoose).toHaveBeenLastCalledWith([0, 1])
})

test('and where it is by now, when the columns have moved on', () => {
  const { rerender } = render(<Columns />)
  act(() => column('2').focus())
  rerender(<Columns names={['1', '2', '3']} />)
  fireEvent.keyDown(column('2'), { key: 'ArrowLeft' })
  expect(column('1')).toHaveFocus()
})
