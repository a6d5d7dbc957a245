import { configure } from '@quarterdeck/api'
import { act, render, screen as page } from '@testing-library/react'
import { screen } from './screen'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A screen whose code comes when `arrive` is called. */
function late() {
  const onSlow = vi.fn<(exchange: Promise<unknown>) => void>((exchange) => void exchange.catch(() => {}))
  configure({ apiUrl: '', authUrl: '', onSlow })
  let arrive = () => {}
  const Screen = screen(
    () =>
      new Promise<{ Component: () => string }>((resolve) => {
        arrive = () => resolve({ Component: () => 'Payments' })
      }),
    { fallback: <p>Loading</p> },
  )
  return { ...render(<Screen />), arrive: () => act(async () => arrive()), onSlow }
}

beforeEach(() => void vi.useFakeTimers())

test('code that neither comes nor fails is slow, then missing, and is drawn all the same when it comes', async () => {
  const { arrive, onSlow } = late()
  await pass(2999)
  expect(onSlow).not.toHaveBeenCalled()
  await pass(1)
  expect(onSlow).toHaveBeenCalledOnce()
  expect(page.getByText('Loading')).toBeVisible()
  await pass(7000)
  expect(page.getByRole('alert')).toHaveTextContent('This screen could not be loaded')
  expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(onSlow.mock.calls[0]?.[0]).rejects.toMatchObject({ kind: 'timeout' })
  await arrive()
  expect(page.getByText('Payments')).toBeVisible()
  expect(page.queryByRole('alert')).toBeNull()
})

test('nobody waits for the code of a screen that was left', async () => {
  const { unmount, onSlow } = late()
  await pass(3000)
  unmount()
  await expect(onSlow.mock.calls[0]?.[0]).rejects.toMatchObject({ kind: 'aborted' })
})
