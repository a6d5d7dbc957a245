import { act, renderHook } from '@testing-library/react'
import { CODE_ARRIVED, lazyModule } from './lazyModule'
import { isUnasked } from './unaskedCode'

test('loads once, when it is needed', async () => {
  const load = vi.fn<() => Promise<{ name: string }>>(() => Promise.resolve({ name: 'popover' }))
  const lazy = lazyModule(load)
  const onFailure = vi.fn<() => void>()
  const { result, rerender } = renderHook(({ wanted }) => lazy.useWhen(wanted, onFailure), {
    initialProps: { wanted: false },
  })
  expect(load).not.toHaveBeenCalled()

  rerender({ wanted: true })
  expect(result.current).toBeUndefined()
  await act(async () => {})
  expect(result.current).toEqual({ name: 'popover' })

  rerender({ wanted: false })
  expect(result.current).toBeUndefined()
  rerender({ wanted: true })
  expect(result.current).toEqual({ name: 'popover' })
  expect(load).toHaveBeenCalledOnce()
})

test('a preloaded module is drawn at once', async () => {
  const lazy = lazyModule(() => Promise.resolve('here'))
  lazy.preload()
  await Promise.resolve()
  const { result } = renderHook(() => lazy.useWhen(true))
  expect(result.current).toBe('here')
})

test.each([
  ['without a connection', 'onLine', false],
  ['for people who save data', 'connection', { saveData: true }],
  ['with a connection of 2G', 'connection', { effectiveType: 'slow-2g' }],
])('nothing is loaded ahead of time %s, but what is needed is', async (_, name, value) => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('here'))
  const lazy = lazyModule(load)
  Object.defineProperty(navigator, name, { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  lazy.preload()
  expect(load).not.toHaveBeenCalled()
  expect(await lazy.load()).toBe('here')
})

test('code that could not be loaded and then arrives is told', async () => {
  const arrived = vi.fn<() => void>()
  window.addEventListener(CODE_ARRIVED, arrived)
  onTestFinished(() => window.removeEventListener(CODE_ARRIVED, arrived))
  await lazyModule(() => Promise.resolve('here')).load()
  const lazy = lazyModule(
    vi.fn<() => Promise<string>>(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('offline')),
  )
  await expect(lazy.load()).rejects.toThrow('offline')
  expect(arrived).not.toHaveBeenCalled()
  await lazy.load()
  expect(arrived).toHaveBeenCalledOnce()
})

test('a failed load is reported, and is tried again when the module is next needed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<string>>(() => Promise.resolve('here'))
    .mockRejectedValueOnce(new Error('offline'))
  const lazy = lazyModule(load)
  const onFailure = vi.fn<() => void>()
  const { result, rerender } = renderHook(({ wanted }) => lazy.useWhen(wanted, onFailure), {
    initialProps: { wanted: true },
  })
  await act(async () => {})
  expect(onFailure).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledOnce()
  expect(result.current).toBeUndefined()

  rerender({ wanted: false })
  rerender({ wanted: true })
  await act(async () => {})
  expect(result.current).toBe('here')
})

test('a module that could not be loaded ahead of time was asked for by nobody, unless somebody wanted it meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failures: Error[] = []
  const lazy = lazyModule(() => {
    const failure = new Error('gone')
    failures.push(failure)
    return Promise.reject(failure)
  })
  const want = () => renderHook(() => lazy.useWhen(true))
  lazy.preload()
  await act(async () => {})
  want().unmount() // later
  await act(async () => {})
  lazy.preload()
  want() // meanwhile
  await act(async () => {})
  lazy.preload()
  await act(async () => {})
  expect(failures.map(isUnasked)).toEqual([true, false, false, true])
})
