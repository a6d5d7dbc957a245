import { act, fireEvent, render, screen } from '@testing-library/react'
import { LongText } from './LongText'
import { RelativeTime } from './RelativeTime'
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

test.each([
  ['a tap where nothing hovers', true],
  ['no click of a mouse', false],
])('the full time is shown on %s', async (_, isTouched) => {
  showRow()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouched && query === '(hover: none)' }))
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<RelativeTime value="2026-11-20T11:48:00Z" />)
  fireEvent.click(document.querySelector('time') ?? document.body)
  await pass(0)
  const shown = screen.queryByRole('tooltip')?.textContent ?? ''
  expect(/Nov 20, 2026.*UTC/.test(shown)).toBe(isTouched)
})

test('the keyboard reaches the full time of a time that has the focus', async () => {
  showRow()
  render(<RelativeTime focusable value="2026-11-20T11:48:00Z" />)
  act(() => document.querySelector('time')?.focus())
  await pass(0)
  expect(screen.getByRole('tooltip')).toHaveTextContent(/Nov 20, 2026.*UTC/)
})

test('the keyboard reaches what is cut in a card of a list', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(
    <>
      <div data-fades>
        <section>
          <LongText>{LONG}</LongText>
          <button type="button">Actions</button>
        </section>
      </div>
      <WholeTextTip />
    </>,
  )
  cut(LONG)
  act(() => screen.getByRole('button').focus())
  await pass(0)
  expect(screen.getByRole('tooltip')).toHaveTextContent(LONG)
})
