import { focusHeading, keepFocus } from './focusKeeper'

const main = (html: string) => {
  document.body.innerHTML = `<nav><a href="#x">Clusters</a></nav><main>${html}</main>`
}
const button = () => document.querySelector('button')
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

beforeAll(keepFocus)

test('goes to the part of the page that something focused was removed from', async () => {
  main('<h1>Overview</h1><section aria-label="Usage"><button>Try Again</button></section>')
  button()?.focus()
  button()?.remove()
  await settled()
  expect(document.activeElement).toBe(document.querySelector('section'))
})

test('goes to the heading where there is no such part', async () => {
  main('<h1>Overview</h1><div><button>Try Again</button></div>')
  button()?.focus()
  button()?.parentElement?.remove()
  await settled()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

test('goes to the part of the page around what became disabled, where the browser takes it from there', async () => {
  main('<h1>Clusters</h1><section aria-label="Change Plan"><button>Pay</button></section>')
  button()?.focus()
  button()?.setAttribute('disabled', '')
  // No event tells of it.
  const taken = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  await settled()
  taken.mockRestore()
  expect(document.activeElement).toBe(document.querySelector('section'))
})

test('stays at what is disabled for a moment, where the browser leaves it there', async () => {
  main('<h1>Clusters</h1><section aria-label="Change Plan"><button>Pay</button></section>')
  button()?.focus()
  button()?.setAttribute('disabled', '')
  await settled()
  button()?.removeAttribute('disabled')
  expect(document.activeElement).toBe(button())
})

test('stays where something else has given it', async () => {
  main('<h1>Overview</h1><button>Delete</button><input>')
  button()?.focus()
  button()?.remove()
  document.querySelector('input')?.focus()
  await settled()
  expect(document.activeElement).toBe(document.querySelector('input'))
})

test('is not taken by a page that changes where somebody pressed beside everything', async () => {
  main('<h1>Overview</h1><button>Delete</button>')
  button()?.focus()
  button()?.blur()
  await settled()
  button()?.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('a new screen has it on its heading, even one that is drawn later', async () => {
  main('')
  document.querySelector('a')?.focus()
  focusHeading()
  expect(document.activeElement).toBe(document.querySelector('a'))
  document
    .querySelector('main')
    ?.append(Object.assign(document.createElement('h1'), { textContent: 'Clusters' }))
  await settled()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

test('a new screen whose field or dialog has taken it leaves it there', async () => {
  main('')
  focusHeading()
  document.querySelector('a')?.focus()
  document.querySelector('main')?.append(document.createElement('h1'))
  await settled()
  expect(document.activeElement).toBe(document.querySelector('a'))
})

test('stays in the row whose button goes, and goes on from there when the row goes too', async () => {
  main(
    '<h1>Jobs</h1><section aria-label="Active"><table><tbody><tr><td><button>Cancel</button></td></tr></tbody></table></section>',
  )
  button()?.focus()
  button()?.remove()
  await settled()
  const row = document.querySelector('tr')
  expect(document.activeElement).toBe(row)
  row?.remove()
  await settled()
  expect(document.activeElement).toBe(document.querySelector('section'))
})

test.each([
  ['the next one', 'first', 'second'],
  ['the one before, of the last', 'third', 'second'],
])(
  'goes to %s when a row goes in answer to a question, also after an earlier dialog',
  async (_, gone, next) => {
    main(
      `<h1>Clusters</h1><ul data-fades>${['first', 'second', 'third'].map((id) => `<li id="${id}"><button>Archive</button></li>`).join('')}</ul>`,
    )
    document.querySelector<HTMLElement>(`#${gone} button`)?.focus()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-floating-ui-portal><span tabindex="0"></span><div role="alertdialog" aria-modal="true"><button></button></div></div>',
    )
    const portal = document.querySelector('[data-floating-ui-portal]')
    portal?.querySelector('button')?.focus()
    portal?.querySelector('span')?.focus()
    portal?.querySelector('button')?.focus()
    document.querySelector(`#${gone}`)?.remove()
    portal?.remove()
    await settled()
    expect(document.activeElement).toBe(document.querySelector(`#${next}`))
  },
)

test('stays in the question whose button goes', async () => {
  main('<h1>Clusters</h1>')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="alertdialog" aria-modal="true" tabindex="-1"><button>Archive</button></div>',
  )
  button()?.focus()
  button()?.remove()
  await settled()
  expect(document.activeElement).toBe(document.querySelector('[role="alertdialog"]'))
})

test.each([
  ['a message beside the page goes', '<section aria-label="Messages"><button>Dismiss</button></section>'],
  ['something on the page goes', '<main><h1>Clusters</h1><button>Try Again</button></main>'],
])('goes to the dialog on top where %s', async (_, html) => {
  const dialogs = ['dialog', 'alertdialog'].map(
    (role) => `<div role="${role}" aria-modal="true" tabindex="-1"></div>`,
  )
  document.body.innerHTML = `${html}${dialogs.join('')}`
  button()?.focus()
  button()?.remove()
  await settled()
  expect(document.activeElement).toBe(document.querySelector('[role="alertdialog"]'))
})

test('a new screen below a dialog leaves it in the dialog', async () => {
  main('<h1>Clusters</h1>')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" aria-modal="true"><button></button></div>',
  )
  button()?.focus()
  focusHeading()
  await settled()
  expect(document.activeElement).toBe(button())
})
