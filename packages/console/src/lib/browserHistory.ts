import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterRead } from './preloading'

/**
 * The browser's history, as the router uses it. A new place waits for what a press or a search began to read for it. It does
 * not come any more where somebody has gone back or forward meanwhile.
 */
export function browserHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  let steps = 0
  addEventListener('popstate', () => (steps += 1))
  for (const way of ['push', 'replace'] as const) {
    const go = history[way].bind(history)
    history[way] = (to, state) => {
      const before = steps
      afterRead(() => {
        if (steps === before) go(to, state)
      })
    }
  }
  return history
}
