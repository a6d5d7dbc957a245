import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'

const SECOND = 1000
const control = () => screen.getByRole('button')
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A button that did one thing when it was pressed and does another now. */
function pressed(over: 'with the pointer' | 'by keyboard') {
  const onClick = vi.fn<(meaning?: string) => void>()
  const view = (meaning: string) => (
    <Button meaning={meaning} onClick={() => onClick(meaning)}>
      {meaning}
    </Button>
  )
  const { rerender } = render(view('Restart'))
  control().focus()
  if (over === 'with the pointer') fireEvent.pointerEnter(control())
  fireEvent.click(control())
  expect(onClick).toHaveBeenLastCalledWith('Restart')
  rerender(view('Cancel'))
  return { onClick, turn: (meaning: string) => rerender(view(meaning)) }
}

test('by keyboard it is inert for a second, keeps the focus, and says so', () => {
  const { onClick } = pressed('by keyboard')
  wait(SECOND - 1)
  fireEvent.click(control())
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(control()).toHaveAttribute('aria-disabled', 'true')
  expect(control()).toHaveFocus()
  wait(1)
  expect(control()).not.toHaveAttribute('aria-disabled')
  fireEvent.click(control())
  expect(onClick).toHaveBeenLastCalledWith('Cancel')
})

test('under the pointer it stays inert until the pointer has left', () => {
  const { onClick } = pressed('with the pointer')
  wait(10 * SECOND)
  fireEvent.click(control())
  expect(onClick).toHaveBeenCalledTimes(1)
  fireEvent.pointerLeave(control())
  fireEvent.click(control())
  expect(onClick).toHaveBeenLastCalledWith('Cancel')
})

test('a pointer that leaves at once does not shorten the second', () => {
  const { onClick } = pressed('with the pointer')
  fireEvent.pointerLeave(control())
  fireEvent.click(control())
  expect(onClick).toHaveBeenCalledTimes(1)
  wait(SECOND)
  fireEvent.click(control())
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('each change begins the second anew', () => {
  const { onClick, turn } = pressed('by keyboard')
  wait(SECOND - 1)
  turn('Delete')
  wait(SECOND - 1)
  fireEvent.click(control())
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a key that is held down presses once', async () => {
  vi.useRealTimers()
  const onClick = vi.fn<(meaning?: string) => void>()
  render(
    <Button meaning="Restart" onClick={() => onClick()}>
      Restart
    </Button>,
  )
  control().focus()
  await userEvent.keyboard('{Enter>5/}')
  expect(onClick).toHaveBeenCalledTimes(1)
})
