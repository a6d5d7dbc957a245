import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterRead } from './preloading'

/**
 * The browser's history, as the router uses it. A new place waits for what a press or a search began to read for it. It does
 * not come any more where meanwhile somebody has gone back, forward or to another screen, nor in place of another entry than
 * it was meant for.
 */
export function browserHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  let steps = 0
  let pushes = 0
  addEventListener('popstate', () => (steps += 1))
  for (const way of ['push', 'replace'] as const) {
    const go = history[way].bind(history)
    const origin = () => `${steps} ${way === 'push' ? history.location.pathname : pushes}`
    history[way] = (to, state) => {
      const before = origin()
      afterRead(() => {
        if (origin() !== before) return
        if (way === 'push') pushes += 1
        go(to, state)
      })
    }
  }
  return history
}
