import { watchPresses } from './secondPress'
import { sendWrite } from './writes'

const pressed: string[] = []

beforeAll(watchPresses)
beforeEach(() => {
  document.body.innerHTML =
    '<button id="delete">Delete</button><button id="next">Delete the next one</button>' +
    '<div aria-modal="true"><button id="save">Save Changes</button><textarea id="note"></textarea></div>'
  pressed.length = 0
  document.onclick = ({ target }) => void pressed.push((target as Element).id)
  // A hand that comes from elsewhere.
  document.dispatchEvent(new MouseEvent('pointermove', { clientX: 999, clientY: 999 }))
})
afterEach(() => {
  document.onclick = null
})

/** The events of a press with the pointer, `at` milliseconds after the first one. */
function press(id: string, { x = 100, at = 0 } = {}) {
  const target = document.getElementById(id)
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'auxclick']) {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: 100,
      detail: 1,
    })
    Object.defineProperty(event, 'timeStamp', { value: 5000 + at })
    target?.dispatchEvent(event)
  }
}

test('a quick second press at the same place does not reach what has come there', () => {
  press('delete')
  press('next', { at: 600, x: 103 })
  expect(pressed).toEqual(['delete'])
})

test.each(['pointerdown', 'mousedown', 'mouseup', 'pointerup', 'click', 'dblclick', 'auxclick'])(
  'nor does its %s',
  (type) => {
    const heard = vi.fn<() => void>()
    document.getElementById('next')?.addEventListener(type, heard)
    press('delete')
    press('next', { at: 600 })
    expect(heard).not.toHaveBeenCalled()
    press('next', { at: 5000 })
    expect(heard).toHaveBeenCalledOnce()
  },
)

test.each([
  ['on the same control', 'delete', { at: 200 }],
  ['after a second', 'next', { at: 1100 }],
  ['at another place', 'next', { at: 200, x: 140 }],
])('a second press %s is one', (_, id, where) => {
  press('delete')
  press(id, where)
  expect(pressed).toEqual(['delete', id])
})

/** A write as a form begins it when it is pressed; gives what ends it. */
function write() {
  let end = (_isDone: boolean) => {}
  const sent = sendWrite({
    key: ['plans', 'delete'],
    variables: undefined,
    send: () =>
      new Promise<void>((resolve, reject) => {
        end = (isDone) => (isDone ? resolve() : reject(new Error('refused')))
      }),
    failureOf: () => ({ message: 'Failed' }),
  })
  return (isDone = true) => {
    end(isDone)
    return sent
  }
}

test('a second press in a dialog does not send once more what has been done since the first one', async () => {
  press('save')
  const end = write()
  press('save', { at: 100 })
  await end()
  press('save', { at: 200 })
  expect(pressed).toHaveLength(2)
  press('save', { at: 1500 })
  expect(pressed).toHaveLength(3)
})

test('what has failed is tried again as quickly as somebody presses, and what stays in view is pressed again', async () => {
  press('save')
  await write()(false)
  press('save', { at: 200 })
  press('delete', { at: 1500 })
  await write()()
  press('delete', { at: 1700 })
  expect(pressed).toEqual(['save', 'save', 'delete', 'delete'])
})

test('a hand that has moved away and come back means it', () => {
  press('delete')
  document.dispatchEvent(new MouseEvent('pointermove', { clientX: 200, clientY: 100 }))
  press('next', { at: 400 })
  expect(pressed).toEqual(['delete', 'next'])
})

test('a press by keyboard is never taken for a second one', () => {
  press('delete')
  press('next', { at: 300 })
  document.getElementById('next')?.click()
  expect(pressed).toEqual(['delete', 'next'])
})

test('a key that is held down does not go on to press what gets the focus', () => {
  const held = vi.fn<() => void>()
  const key = (id: string, repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
    document.getElementById(id)?.addEventListener('keydown', held, { once: true })
    document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(key('delete', false)).toBe(false)
  expect(key('delete', true)).toBe(false)
  expect(key('next', true)).toBe(true)
  expect(key('note', true)).toBe(true)
  expect(held).toHaveBeenCalledTimes(2)
  expect(key('next', false)).toBe(false)
})

test('a key that is pressed twice or held down does not send once more what has been done', async () => {
  const key = (repeat: boolean, at: number) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: 9000 + at })
    document.getElementById('save')?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(key(false, 0)).toBe(false)
  await write()()
  expect(key(true, 500)).toBe(true)
  expect(key(false, 600)).toBe(true)
  expect(key(false, 1100)).toBe(false)
})

/** Whether a key that is pressed again in a dialog, after a write was done there, reaches nothing. */
async function refusesAgain(html: string, key: string) {
  document.body.innerHTML = `<div aria-modal="true">${html}</div>`
  const press = () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.querySelector('[aria-modal] > *')?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press()).toBe(false)
  await write()()
  return press()
}

test.each([
  ['a space in a line', '<input type="text">', ' '],
  ['a space in several lines', '<textarea></textarea>', ' '],
  ['a line break', '<textarea></textarea>', 'Enter'],
])('%s is typed, however many writes are done meanwhile', async (_, html, key) => {
  expect(await refusesAgain(html, key)).toBe(false)
})

test.each([
  ['Enter in a line, which sends its form', '<input type="text">', 'Enter'],
  ['Enter in a line that wraps, which sends it too', '<textarea data-one-line></textarea>', 'Enter'],
  ['a space at a box', '<input type="checkbox">', ' '],
])('%s, is a press', async (_, html, key) => {
  expect(await refusesAgain(html, key)).toBe(true)
})
