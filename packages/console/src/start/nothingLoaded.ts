/**
 * Says in the empty page that the console's own code could not be loaded, for instance because its files were replaced
 * by a deploy just now. Written without React and styled components, which are part of what did not come.
 */
export function sayThatNothingLoaded(document: Document): void {
  const { body } = document
  // The script's element is in the head, so the body may not be there yet.
  if (!body) return document.addEventListener('DOMContentLoaded', () => sayThatNothingLoaded(document))
  if (document.getElementById('root')?.hasChildNodes()) return // the console runs; another script is missing
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  main.style.cssText =
    'max-width:40ch;margin:20vh auto;padding:24px;font:16px/1.5 sans-serif;text-align:center'
  const heading = Object.assign(document.createElement('h1'), {
    textContent: 'The console could not be loaded',
  })
  const text = Object.assign(document.createElement('p'), {
    textContent: 'A new version may be there, or the connection broke. Reload the page.',
  })
  const button = Object.assign(document.createElement('button'), {
    textContent: 'Reload',
    onclick: () => document.location.reload(),
  })
  button.style.cssText = 'padding:12px 24px;font:inherit'
  main.append(heading, text, button)
  body.replaceChildren(main)
}
