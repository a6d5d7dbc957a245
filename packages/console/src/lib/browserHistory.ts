import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterPress } from './preloading'

/** The browser's history, as the router uses it. A new place waits for what the press on its link began to read. */
export function browserHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const push = history.push.bind(history)
  history.push = (to, state) => afterPress(() => push(to, state))
  return history
}
