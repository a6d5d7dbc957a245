import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ToastContent } from './Toast'
import { preloadToasts, ToastStack } from './ToastStack'

const toast = (duration?: number): ToastContent => ({ id: 'one', type: 'info', title: 'Saved', duration })
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeAll(async () => {
  await preloadToasts()
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(...toasts: ToastContent[]) {
  const onDismiss = vi.fn<(id: string) => void>()
  render(<ToastStack toasts={toasts} onDismiss={onDismiss} />)
  return onDismiss
}

test('§9.1: a toast goes after 5000 ms', () => {
  const onDismiss = show(toast())
  pass(4999)
  expect(onDismiss).not.toHaveBeenCalled()
  pass(1)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('one')
})

test('a toast with a duration of its own goes after that', () => {
  const onDismiss = show(toast(1000))
  pass(1000)
  expect(onDismiss).toHaveBeenCalledOnce()
})

test.each([0, -1])('§9.1: with a duration of %i it stays until closed', (duration) => {
  const onDismiss = show(toast(duration))
  pass(3_600_000)
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved' }))
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('one')
})

test('the clock stops while a toast is hovered, then runs for the time that was left', () => {
  const onDismiss = show(toast())
  const list = screen.getByRole('list')
  pass(3000)
  fireEvent.pointerEnter(list)
  pass(60_000)
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.pointerLeave(list)
  pass(1999)
  expect(onDismiss).not.toHaveBeenCalled()
  pass(1)
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('the clock stops while a toast has the focus', () => {
  const onDismiss = show(toast())
  const button = screen.getByRole('button', { name: 'Dismiss: Saved' })
  act(() => button.focus())
  pass(60_000)
  expect(onDismiss).not.toHaveBeenCalled()
  act(() => button.blur())
  pass(5000)
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('each toast has a clock of its own', () => {
  const onDismiss = show({ ...toast(1000), id: 'short' }, { ...toast(2000), id: 'long' })
  pass(1500)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('short')
})

test('told once more, a toast stays as long as a new one', () => {
  const onDismiss = vi.fn<(id: string) => void>()
  const { rerender } = render(<ToastStack toasts={[toast()]} onDismiss={onDismiss} />)
  pass(4000)
  rerender(<ToastStack toasts={[{ ...toast(), count: 2 }]} onDismiss={onDismiss} />)
  expect(screen.getByText('told 2 times')).toBeInTheDocument()
  pass(4999)
  expect(onDismiss).not.toHaveBeenCalled()
  pass(1)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('one')
})

test('an action is done once, and its toast goes', () => {
  const onPress = vi.fn<() => void>()
  const onDismiss = show({ ...toast(), action: { label: 'Undo', onPress } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo Saved' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('one')
})

test('a toast does not go while its action has the focus', () => {
  const onDismiss = show({ ...toast(), action: { label: 'Undo', onPress: () => {} } })
  act(() => screen.getByRole('button', { name: 'Undo Saved' }).focus())
  pass(60_000)
  expect(onDismiss).not.toHaveBeenCalled()
})

test('a message of any length is cut, and so is its reason', () => {
  const [title, message] = ['t'.repeat(10_000), 'm'.repeat(10_000)]
  show({ ...toast(), title, message })
  for (const text of [title, message]) expect(screen.getByText(text)).toHaveAttribute('data-long')
})
