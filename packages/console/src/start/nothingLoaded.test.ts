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
  body.remove()
  sayThatNothingLoaded(page)
  page.documentElement.append(body)
  page.dispatchEvent(new Event('DOMContentLoaded'))
  expect(page.querySelector('main')).not.toBeNull()
})
