import { fireEvent, render, screen } from '@testing-library/react'
import { useBrush } from './useBrush'

const onChoose = vi.fn<(range: readonly [number, number]) => void>()

function Columns() {
  const { at, handlers } = useBrush(3, onChoose)
  return (
    <fieldset {...handlers}>
      {[0, 1, 2].map((column) => (
        <button key={column} type="button" tabIndex={column === at ? 0 : -1}>
          {column}
        </button>
      ))}
    </fieldset>
  )
}

test('an arrow with Alt is left to the browser', () => {
  render(<Columns />)
  const last = screen.getByRole('button', { name: '2' })
  last.focus()
  expect(fireEvent.keyDown(last, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(document.activeElement).toBe(last)
  expect(fireEvent.keyDown(last, { key: 'ArrowLeft' })).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1' }))
})
