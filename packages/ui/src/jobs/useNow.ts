import { useEffect, useState } from 'react'

/** The shortest time between two drawings of what counts seconds, in milliseconds. */
export const SECOND_MS = 1000

/**
 * The current time in milliseconds since 1970, as it was when its component was last drawn by it.
 *
 * @param next when what the component shows will be another, told what the time is; null where it stays as it is.
 *   Nothing is drawn before that moment.
 * @param clock whose time it is: by default this device's. Always pass the same function.
 */
export function useNow(next: (now: number) => number | null, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  const at = next(now)
  useEffect(() => {
    if (at === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        const time = clock()
        // A timer may be a moment early, and a clock may have been set back.
        if (time < at) wait()
        else setNow(time)
      }, at - clock())
    }
    wait()
    return () => clearTimeout(timer)
  }, [at, clock])
  return now
}
