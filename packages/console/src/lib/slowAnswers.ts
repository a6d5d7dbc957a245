import { createStore } from './store'

/** How many exchanges with a server have taken longer than three seconds and are not over. */
const slow = createStore(0)

/** Counts an exchange as slow until it is over; given to the API client as `onSlow`. */
export function watchSlowAnswer(exchange: Promise<unknown>): void {
  slow.set(slow.get() + 1)
  const over = () => slow.set(slow.get() - 1)
  exchange.then(over, over)
}

/** A hook: whether somebody is waiting for a slow answer. */
export const useSlowAnswer = (): boolean => slow.use() > 0
