import { useEffect, useState } from 'react'
import { type Flow, type FlowNode, type FlowValues, flowNodes, nodeName, own } from './flow'

/**
 * For so long after a code was sent no other is asked for (§9.1). A message takes some seconds, and the code in it is void
 * as soon as another is sent; the service itself has no limit.
 */
const RESEND_AFTER_MS = 30_000

/** Id of the label of every button that sends another code, whatever its name. */
const RESEND = 1070008

/** Whether a button sends another code. */
export const isResend = (node: FlowNode) => node.meta?.label?.id === RESEND

/**
 * From when on another code may be asked for, in milliseconds since 1970. To another address than the last one it may be
 * at once.
 *
 * @param sentAt when the last code was sent; undefined where that is not known
 */
export function resendFrom(sentAt: number | undefined, flow: Flow, values: FlowValues): number {
  const address = flowNodes(flow).find((node) => nodeName(node) === 'email')?.attributes.value
  const isOther = (own(values, 'email') ?? address) !== address
  return sentAt === undefined || isOther ? 0 : sentAt + RESEND_AFTER_MS
}

/** How many seconds it is until another code may be asked for, counted down; 0 as soon as it may. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  // `now` may be from long before the time was known; it is never more than the whole time.
  const left = Math.min(time - now, RESEND_AFTER_MS)
  const isWaiting = left > 0

  useEffect(() => {
    if (!isWaiting) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isWaiting, time])

  return isWaiting ? Math.ceil(left / 1000) : 0
}
