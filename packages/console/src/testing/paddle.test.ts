import { standInForPaddle } from '@quarterdeck/sandbox/msw/paddle'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'PaddleBillingV1')
})

test('how a checkout ends is told to the story that opened it, also when the next one has begun', async () => {
  let refuse = () => {}
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (refuse = () => reject(new Error('No network')))))
  const [told, toldNext] = [vi.fn<(event: unknown) => void>(), vi.fn<(event: unknown) => void>()]
  standInForPaddle()
  const paddle = window.PaddleBillingV1
  paddle?.Initialize({ token: 'test_stories', eventCallback: told })
  paddle?.Checkout.open({ transactionId: 'txn_1', settings: {} })
  paddle?.Checkout.close()

  standInForPaddle()
  paddle?.Initialize({ token: 'test_stories', eventCallback: toldNext })
  refuse()
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ name: 'checkout.closed' })),
  )
  expect(toldNext).not.toHaveBeenCalled()
})
