import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { FailureKind, Switches } from './switches'

/** How long a call hangs that never answers: past every client's own time-out (§9: 10 s). */
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

const failures: Record<FailureKind, (c: Context) => Response | Promise<Response>> = {
  '500': (c) => c.json({ error: { message: 'The sandbox was told to fail', code: 'sandbox_failure' } }, 500),
  html: (c) => c.html('<!doctype html><title>502</title><h1>Bad Gateway</h1>', 502),
  null: (c) => c.json(null),
  'wrong-shape': (c) => c.json({ surprise: [1, 'two', { three: null }], data: 'not a list' }),
  'list-of-nulls': (c) => c.json({ data: [null, null], pagination: { total: 2, totalPages: 1 } }),
  reset,
  timeout: async (c) => {
    await pause(hangMs, c.req.raw.signal)
    return reset(c)
  },
}

/** Makes calls slow or wrong, as the switches say. */
export const faults =
  (switches: () => Switches, random: () => number = Math.random): MiddlewareHandler =>
  async (c, next) => {
    const { latencyMs, failureRate, failureKind, failurePaths } = switches()
    if (latencyMs > 0) await pause(latencyMs, c.req.raw.signal)
    if (random() < failureRate && c.req.path.includes(failurePaths)) return failures[failureKind](c)
    await next()
  }
