/**
 * Says in place of the first paint that the console's own code could not be loaded, for instance because its files were
 * replaced by a deploy just now. Written without React and styled components, which are part of what did not come. Where
 * the code comes all the same, the first paint is back, with what was typed into it, and goes on from there.
 */
export function sayThatNothingLoaded(document: Document): void {
  const root = document.getElementById('root')
  // The script's element is in the head, so the body may not be there yet.
  if (!root) return document.addEventListener('DOMContentLoaded', () => sayThatNothingLoaded(document))
  // Said already; or the console runs, and another script is missing.
  if (root.hasChildNodes() || document.querySelector('body > main')) return
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  main.style.cssText =
    'max-width:40ch;margin:20vh auto;padding:24px;font:1rem/1.5 sans-serif;text-align:center'
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
  const first = document.querySelector('.first-paint')
  first?.toggleAttribute('hidden', true)
  root.before(main)
  new MutationObserver((_, observer) => {
    main.remove()
    first?.toggleAttribute('hidden', false)
    observer.disconnect()
  }).observe(root, { childList: true })
}
