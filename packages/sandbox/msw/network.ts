import { delay, HttpResponse } from 'msw'
import { announceHang } from './reply'

/** How the network between the console and the platform is: chosen in Storybook's toolbar, for every mock alike. */
export type Network = 'normal' | 'slow' | 'error' | 'offline' | 'empty'

/** Longer than the three seconds after which the console says that an answer is slow. */
const SLOW_MS = 4000

let network: Network = 'normal'
/** How many of those who ask for what is there whatever the network is like have not got it. */
let apart = 0

/** Changes the network for what is asked from now on, and tells the page as a browser does when it is lost or back. */
export function setNetwork(value: Network): void {
  const wasOffline = network === 'offline'
  network = value
  const isOffline = network === 'offline'
  if (wasOffline === isOffline || typeof window === 'undefined') return
  // Without a value of its own the browser's is seen again.
  if (isOffline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  else Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

/** Asks for something that a story takes as given: it comes as though the network were normal. */
export async function apartFromNetwork<T>(ask: () => Promise<T>): Promise<T> {
  apart += 1
  try {
    return await ask()
  } finally {
    apart -= 1
  }
}

type Answer = Response | undefined

/**
 * The answer of a mock as the chosen network lets it through. A mock that has none leaves it to the next one, which the
 * network is asked about again.
 *
 * @param isList the answer of `empty` has none of its items
 */
export async function overNetwork(answer: () => Answer | Promise<Answer>, isList = false): Promise<Answer> {
  if (apart > 0 || network === 'normal') return answer()
  if (network === 'offline') return HttpResponse.error()
  if (network === 'error')
    return HttpResponse.json({ error: { message: 'The database did not answer' } }, { status: 500 })
  const isSlow = network === 'slow'
  const response = await answer()
  if (!response) return undefined
  if (!isSlow) return isList ? emptied(response) : response
  announceHang()
  await delay(SLOW_MS)
  return response
}

/** The same document without the items of its lists; what counts them says none. */
async function emptied(response: Response): Promise<Response> {
  if (!response.ok) return response
  const body: unknown = await response.json()
  const fields = Object.entries(body as object).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, []]
    return [name, name === 'pagination' ? { total: 0, totalPages: 0 } : value]
  })
  return Response.json(Array.isArray(body) ? [] : Object.fromEntries(fields), { status: response.status })
}
