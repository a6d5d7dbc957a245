import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { faults } from '../product/faults'
import type { Switches } from './switches'

/** How long a call hangs that never answers: past every client's own time-out (§9.1: 10 s). */
const hangMs = 60_000

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    timer.unref()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Breaks the connection without a word, as a crashed server or a pulled cable does. */
function reset(c: Context) {
  const { incoming } = c.env as Partial<HttpBindings>
  incoming?.socket.destroy()
  return c.body(null, 500)
}

/** Makes calls slow or wrong, as the switches say. */
export const trouble =
  (switches: () => Switches): MiddlewareHandler =>
  async (c, next) => {
    const { latencyMs, failureRate, failureKind, failurePaths, failureCalls, failureAfter } = switches()
    const { signal } = c.req.raw
    if (latencyMs > 0) await pause(latencyMs, signal)
    const isMeant = failureCalls === 'all' || c.req.method !== 'GET'
    if (!isMeant || Math.random() >= failureRate || !c.req.path.includes(failurePaths)) return next()
    if (failureAfter) {
      await next()
      c.res = undefined // else Hono would add the headers of the lost answer to those of the one below
    }
    const answer = faults[failureKind]()
    if (answer === 'timeout') await pause(hangMs, signal)
    c.res = answer instanceof Response ? answer : reset(c)
  }
