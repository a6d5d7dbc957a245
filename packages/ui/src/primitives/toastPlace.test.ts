import { keepPlaced, toastPlace, type Area, type ToastPlace } from './toastPlace'

const desk = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }
const START = 56
const HEIGHT = 120

const dialog = (area: Area) => ({ area, isDialog: true })
const form = (area: Area) => ({ area, isDialog: false })

test('messages stand at the top right, below the bar', () => {
  expect(toastPlace(desk, HEIGHT, START)).toEqual({ edge: 'top', top: START, width: 392, room: 0 })
  expect(toastPlace(phone, HEIGHT, START).width).toBe(390)
})

test('beside a dialog they are as narrow as the room there', () => {
  const place = toastPlace(desk, HEIGHT, START, dialog({ left: 280, top: 24, right: 1000, bottom: 836 }))
  expect(place).toEqual({ edge: 'top', top: START, width: 280, room: 0 })
})

test('above a small dialog they stay at the top', () => {
  const area = { left: 100, top: 300, right: 660, bottom: 560 }
  expect(toastPlace({ width: 768, height: 860 }, HEIGHT, START, dialog(area)).edge).toBe('top')
})

test('a form at the top right has them at the bottom', () => {
  const area = { left: 936, top: 140, right: 1256, bottom: 360 }
  expect(toastPlace(desk, HEIGHT, START, form(area))).toEqual({ edge: 'bottom', top: 0, width: 392, room: 0 })
})

test('a dialog that fills the window makes room for them', () => {
  const place = toastPlace(phone, HEIGHT, START, dialog({ left: 0, top: 0, right: 390, bottom: 844 }))
  expect(place).toEqual({ edge: 'top', top: 0, width: 390, room: HEIGHT })
})

test('of a form that fills the window they hide as little as they can', () => {
  const place = toastPlace(phone, HEIGHT, START, form({ left: 16, top: 100, right: 374, bottom: 2000 }))
  expect(place.edge).toBe('top')
})

describe('of a dialog', () => {
  let observed = new Set<Element>()
  let resize = () => {}
  beforeEach(() => {
    observed = new Set()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback
        }
        observe = (element: Element) => void observed.add(element)
        unobserve = (element: Element) => void observed.delete(element)
        disconnect = () => observed.clear()
      },
    )
  })
  afterEach(() => {
    document.documentElement.style.removeProperty('--toast-room')
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  /** A window of 390 × 844 px with messages of this height, and a dialog whose upper and lower edge may change. */
  function show(edges: { top: number; bottom: number }) {
    vi.stubGlobal('innerWidth', 390)
    vi.stubGlobal('innerHeight', 844)
    document.body.innerHTML = '<ol></ol><div aria-modal="true"></div>'
    const [list, panel] = document.querySelectorAll<HTMLElement>('ol, div')
    if (!list || !panel) throw new Error('nothing is drawn')
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(HEIGHT)
    vi.spyOn(panel, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, edges.top, 390, edges.bottom - edges.top),
    )
    const onPlace = vi.fn<(place: ToastPlace) => void>(({ room }) =>
      document.documentElement.style.setProperty('--toast-room', `${room}px`),
    )
    const stop = keepPlaced(list, onPlace)
    return { panel, place: () => onPlace.mock.lastCall?.[0], stop }
  }

  test('that grows they make way', () => {
    const edges = { top: 0, bottom: 600 }
    const { panel, place, stop } = show(edges)
    expect(place()).toMatchObject({ edge: 'bottom', room: 0 })
    expect(observed).toContain(panel)
    edges.bottom = 800
    resize()
    expect(place()).toMatchObject({ edge: 'top', room: HEIGHT })
    stop()
    expect(observed).not.toContain(panel)
  })

  test('that has made room they do not take the place that is free for it alone', () => {
    const edges = { top: 0, bottom: 844 }
    const { place, stop } = show(edges)
    expect(place()).toMatchObject({ top: 0, room: HEIGHT })
    edges.top = HEIGHT
    resize()
    expect(place()).toMatchObject({ top: 0, room: HEIGHT })
    stop()
  })

  test('another one that is opened counts instead', () => {
    const { panel, place, stop } = show({ top: 0, bottom: 844 })
    panel.insertAdjacentHTML('afterend', '<div aria-modal="true"></div>')
    const question = panel.nextElementSibling
    if (!question) throw new Error('nothing is drawn')
    vi.spyOn(question, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 300, 358, 200))
    resize()
    expect([...observed]).toEqual([question])
    expect(place()).toMatchObject({ edge: 'top', room: 0 })
    stop()
  })
})
