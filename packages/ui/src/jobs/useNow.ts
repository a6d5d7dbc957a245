import { useEffect, useState } from 'react'

const TICK_MS = 1000

/**
 * The current time in milliseconds since 1970; it draws its component again every second while `ticking`.
 *
 * @param clock whose time it is: by default this device's. Always pass the same function.
 */
export function useNow(ticking: boolean, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    if (!ticking) return
    const timer = setInterval(() => setNow(clock()), TICK_MS)
    return () => clearInterval(timer)
  }, [ticking, clock])
  return now
}
