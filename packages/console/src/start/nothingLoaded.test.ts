import { sayThatNothingLoaded } from './nothingLoaded'

test('says so once, with a way to load the page anew', () => {
  const page = document.implementation.createHTMLDocument('Quarterdeck')
  page.body.innerHTML = '<div id="root"></div>'
  sayThatNothingLoaded(page)
  sayThatNothingLoaded(page)
  expect(page.querySelectorAll('main')).toHaveLength(1)
  expect(page.querySelector('[role=alert]')?.textContent).toContain('The console could not be loaded')
  expect(page.querySelector('button')?.textContent).toBe('Reload')
})

test('leaves a console alone that runs', () => {
  const page = document.implementation.createHTMLDocument('Quarterdeck')
  page.body.innerHTML = '<div id="root"><main>Users</main></div>'
  sayThatNothingLoaded(page)
  expect(page.querySelector('main')?.textContent).toBe('Users')
})

test('waits for a body', () => {
  const page = document.implementation.createHTMLDocument('Quarterdeck')
  const { body } = page
  body.innerHTML = '<div id="root"></div>'
  body.remove()
  sayThatNothingLoaded(page)
  page.documentElement.append(body)
  page.dispatchEvent(new Event('DOMContentLoaded'))
  expect(page.querySelector('main')).not.toBeNull()
})

test('gives the first paint back, with what was typed, when the console comes late', async () => {
  const page = document.implementation.createHTMLDocument('Quarterdeck')
  page.body.innerHTML = '<div id="root"></div><div class="first-paint"><input /></div>'
  const [root, first, input] = ['#root', '.first-paint', 'input'].map((part) => page.querySelector(part))
  Reflect.set(input ?? {}, 'value', 'nora@example.com')
  sayThatNothingLoaded(page)
  expect(first?.hasAttribute('hidden')).toBe(true)
  root?.append('Sign in')
  await Promise.resolve()
  expect(page.querySelector('main')).toBeNull()
  expect(first?.hasAttribute('hidden')).toBe(false)
  expect(input).toHaveProperty('value', 'nora@example.com')
})
