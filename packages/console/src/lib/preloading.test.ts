import { afterPress, loadWhenIdle, preloadWhenIdle, watchLinks } from './preloading'

const nothing = () => Promise.resolve()

let idle: (() => void)[] = []
const browserIsIdle = () => {
  const waiting = idle
  idle = []
  for (const callback of waiting) callback()
}
const settle = async () => {
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  idle = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('loads one after the other, each when the browser is idle, and goes on after a failure', async () => {
  const first = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('gone')))
  const second = vi.fn<() => Promise<void>>(() => Promise.resolve())
  loadWhenIdle([first, second])
  browserIsIdle()
  expect(first).not.toHaveBeenCalled() // the screen's own code and data come first
  vi.advanceTimersByTime(1500)
  browserIsIdle()
  expect(first).toHaveBeenCalledOnce()
  await settle()
  expect(second).not.toHaveBeenCalled()
  browserIsIdle()
  expect(second).toHaveBeenCalledOnce()
})

test('loads nothing more once it is stopped', async () => {
  const [first, second] = [
    vi.fn<() => Promise<void>>(() => Promise.resolve()),
    vi.fn<() => Promise<void>>(() => Promise.resolve()),
  ]
  const stop = loadWhenIdle([first, second])
  vi.advanceTimersByTime(1500)
  browserIsIdle()
  stop()
  await settle()
  browserIsIdle()
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing ahead with a connection %o, but what has to be there',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    const [ahead, behind, needed] = [
      vi.fn<() => Promise<void>>(),
      vi.fn<() => void>(),
      vi.fn<() => Promise<void>>(() => Promise.resolve()),
    ]
    preloadWhenIdle([ahead])
    watchLinks({ onNear: behind, onPress: nothing })
    loadWhenIdle([needed])
    document.body.innerHTML = '<a href="/users">Users</a>'
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    vi.advanceTimersByTime(1500)
    browserIsIdle()
    expect(ahead).not.toHaveBeenCalled()
    expect(behind).not.toHaveBeenCalled()
    expect(needed).toHaveBeenCalledOnce()
  },
)

test.each([
  ['pointerover', 'onNear'],
  ['focusin', 'onNear'],
  ['pointerdown', 'onPress'],
] as const)('%s tells of a link of the console: %s', (event, call) => {
  const calls = { onNear: vi.fn<(to: URL) => void>(), onPress: vi.fn<(to: URL) => Promise<void>>(nothing) }
  const stop = watchLinks(calls)
  document.body.innerHTML =
    '<a href="/admin/users?dialog=user"><b>Ada</b></a> <a href="https://other.example/">Other</a> <p>Text</p>'
  const [inside, other, text] = ['b', 'a[href^=https]', 'p'].map((part) => document.querySelector(part))
  for (const target of [inside, other, text]) target?.dispatchEvent(new Event(event, { bubbles: true }))
  expect(calls[call].mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual([
    '/admin/users?dialog=user',
  ])
  stop()
  inside?.dispatchEvent(new Event(event, { bubbles: true }))
  expect(calls[call]).toHaveBeenCalledOnce()
})

test('a row passes presses on to its link, its buttons do not', () => {
  const onPress = vi.fn<(to: URL) => Promise<void>>(nothing)
  const stop = watchLinks({ onNear: () => {}, onPress })
  document.body.innerHTML =
    '<table><tr><td><a data-part="open" href="/admin/jobs">Job</a></td><td><b>Failed</b><button>Restart</button></td></tr></table>'
  for (const part of ['button', 'b'])
    document.querySelector(part)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  stop()
  expect(onPress.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/admin/jobs'])
})

test('a link is near once, however the pointer moves inside it', () => {
  const onNear = vi.fn<() => void>()
  const stop = watchLinks({ onNear, onPress: nothing })
  document.body.innerHTML = '<a href="/admin"><b>Over</b><i>view</i></a>'
  for (const part of ['b', 'i'])
    document.querySelector(part)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  stop()
  expect(onNear).toHaveBeenCalledOnce()
})

test.each([
  ['until what the press reads is there', () => Promise.resolve(), 0],
  ['until that has failed', () => Promise.reject(new Error('no answer')), 0],
  ['no longer than a press lasts', () => new Promise<void>(() => {}), 100],
])('a press leads on %s', async (_name, onPress, afterMs) => {
  document.body.innerHTML = '<a href="/users">Users</a>'
  const stop = watchLinks({ onNear: () => {}, onPress })
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  stop()
  const go = vi.fn<() => void>()
  afterPress(go)
  expect(go).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(Math.max(afterMs - 1, 0))
  expect(go).toHaveBeenCalledTimes(afterMs ? 0 : 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(go).toHaveBeenCalledOnce()

  const next = vi.fn<() => void>()
  afterPress(next)
  expect(next).toHaveBeenCalledOnce() // nothing is read any more
})
