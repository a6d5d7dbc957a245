import { act, fireEvent, render, screen } from '@testing-library/react'
import { LongText } from './LongText'
import { WholeTextTip } from './WholeTextTip'

const LONG = 'Enterprise with volume discount for operations and platform engineering'

/** A row whose first text is cut for want of room, as far as the browser says. */
function showRow() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(
    <>
      <ul>
        <li>
          <button type="button" data-part="open">
            <LongText>{LONG}</LongText>
          </button>
          <LongText>Plus</LongText>
        </li>
      </ul>
      <WholeTextTip />
    </>,
  )
  cut(LONG)
}
const cut = (text: string) => Object.defineProperty(screen.getByText(text), 'scrollHeight', { value: 60 })
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))

test('a cut text is shown whole while the pointer is on it, and not as it passes over', async () => {
  showRow()
  fireEvent.pointerOver(screen.getByText(LONG))
  await pass(200)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  fireEvent.pointerOver(screen.getByText('Plus'))
  await pass(1000)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  fireEvent.pointerOver(screen.getByText(LONG))
  await pass(300)
  expect(screen.getByRole('tooltip')).toHaveTextContent(LONG)
  fireEvent.pointerOver(document.body)
  await pass(120)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('the keyboard reaches all that is cut in a row with the row, and Escape closes it', async () => {
  showRow()
  cut('Plus')
  act(() => screen.getByRole('button').focus())
  await pass(0)
  expect(screen.getByRole('tooltip').textContent).toBe(`${LONG}\nPlus`)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await pass(0)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(screen.getByRole('button')).toHaveFocus()
})
