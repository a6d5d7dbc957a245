import { act, fireEvent, render, screen } from '@testing-library/react'
import { CopyButton } from './CopyButton'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
})

test.each([
  ['Copied', () => Promise.resolve()],
  ['Could not copy', () => Promise.reject(new Error('Not allowed'))],
])('%s is read out, and the label that follows is not', async (words, write) => {
  writeText.mockImplementation(write)
  render(<CopyButton text="8f3a" label="Copy all codes" />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy all codes' })))
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(screen.getByRole('button', { name: words })).toBeVisible()
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Copy all codes' })).not.toContainElement(
    document.querySelector('[aria-live], output'),
  )
})
