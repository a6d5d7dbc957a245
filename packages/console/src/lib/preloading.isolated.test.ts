import { isUnasked } from '@quarterdeck/ui/lib'
import { afterRead, awaitRead, loadWhenIdle, preloadWhenIdle, watchLinks } from './preloading'

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

/** What the pointer does at the first element that a selector matches: it is a mouse unless told otherwise. */
const tell = (selector: string, name: string, values: PointerEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse', ...values }))

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
  const gone = new Error('gone')
  const first = vi.fn<() => Promise<void>>(() => Promise.reject(gone))
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
  expect(isUnasked(gone)).toBe(true)
})

test('what is read for a press fails as what nobody asked for: the place itself asks', async () => {
  const gone = new Error('gone')
  awaitRead(Promise.reject(gone))
  await settle()
  expect(isUnasked(gone)).toBe(true)
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
    const [ahead, behind, pressed, needed] = [
      vi.fn<() => Promise<void>>(),
      vi.fn<() => void>(),
      vi.fn<() => Promise<void>>(),
      vi.fn<() => Promise<void>>(() => Promise.resolve()),
    ]
    preloadWhenIdle([ahead])
    watchLinks({ onNear: behind, onPress: pressed })
    loadWhenIdle([needed])
    document.body.innerHTML = '<a href="/users">Users</a>'
    for (const name of ['pointerover', 'pointerdown', 'pointerup']) tell('a', name)
    vi.advanceTimersByTime(1500)
    browserIsIdle()
    expect(ahead).not.toHaveBeenCalled()
    expect(behind).not.toHaveBeenCalled()
    expect(pressed).not.toHaveBeenCalled()
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
  for (const part of ['b', 'a[href^=https]', 'p']) tell(part, event)
  expect(calls[call].mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual([
    '/admin/users?dialog=user',
  ])
  stop()
  tell('b', event)
  expect(calls[call]).toHaveBeenCalledOnce()
})

test('a row passes presses on to its link, its buttons do not', () => {
  const onPress = vi.fn<(to: URL) => Promise<void>>(nothing)
  const stop = watchLinks({ onNear: () => {}, onPress })
  document.body.innerHTML =
    '<table><tr><td><a data-part="open" href="/admin/jobs">Job</a></td><td><b>Failed</b><button>Restart</button></td></tr></table>'
  for (const part of ['button', 'b']) tell(part, 'pointerdown')
  stop()
  expect(onPress.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/admin/jobs'])
})

test.each<[string, PointerEventInit]>([
  ['the right button', { button: 2 }],
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
])('a press with %s, which this page does not follow, reads nothing', (_name, values) => {
  const onPress = vi.fn<(to: URL) => Promise<void>>(nothing)
  const stop = watchLinks({ onNear: () => {}, onPress })
  document.body.innerHTML = '<a href="/users">Users</a>'
  for (const name of ['pointerdown', 'pointerup']) tell('a', name, values)
  stop()
  expect(onPress).not.toHaveBeenCalled()
})

test('a finger has pressed once it is up, unless it has scrolled, and waits for nothing more', async () => {
  const onPress = vi.fn<(to: URL) => Promise<void>>(() => new Promise(() => {}))
  const stop = watchLinks({ onNear: () => {}, onPress })
  document.body.innerHTML = '<a href="/users">Users</a>'
  for (const name of ['pointerdown', 'pointercancel']) tell('a', name, { pointerType: 'touch' })
  expect(onPress).not.toHaveBeenCalled()
  for (const name of ['pointerdown', 'pointerup']) tell('a', name, { pointerType: 'touch' })
  stop()
  expect(onPress).toHaveBeenCalledOnce()
  const go = vi.fn<() => void>()
  await vi.advanceTimersByTimeAsync(1)
  afterRead(go)
  expect(go).toHaveBeenCalledOnce()
})

test('a link is near once, however the pointer moves inside it', () => {
  const onNear = vi.fn<() => void>()
  const stop = watchLinks({ onNear, onPress: nothing })
  document.body.innerHTML = '<a href="/admin"><b>Over</b><i>view</i></a>'
  for (const part of ['b', 'i']) tell(part, 'pointerover')
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
  tell('a', 'pointerdown')
  stop()
  const go = vi.fn<() => void>()
  afterRead(go)
  expect(go).not.toHaveBeenCalled()
  if (afterMs) await vi.advanceTimersByTimeAsync(afterMs)
  expect(go).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(go).toHaveBeenCalledOnce()

  const next = vi.fn<() => void>()
  afterRead(next)
  expect(next).toHaveBeenCalledOnce() // nothing is read any more
})

test('an answer that waits to be read when the time is over is read before the press leads on', async () => {
  let arrive = () => {}
  awaitRead(new Promise<void>((resolve) => (arrive = resolve)))
  const seen: string[] = []
  afterRead(() => seen.push('place'))
  // The page was busy: this task has waited since the time was over.
  setTimeout(() => {
    arrive()
    seen.push('answer')
  }, 100)
  await vi.advanceTimersByTimeAsync(101)
  expect(seen).toEqual(['answer', 'place'])
})

test('places keep their order, whichever answer is there first', async () => {
  const seen: string[] = []
  awaitRead(new Promise(() => {}))
  afterRead(() => seen.push('search'))
  awaitRead(Promise.resolve())
  afterRead(() => seen.push('link'))
  await vi.advanceTimersByTimeAsync(100)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['search', 'link'])
})
