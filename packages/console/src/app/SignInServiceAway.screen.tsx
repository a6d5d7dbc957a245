import { SignInServiceAway } from '@quarterdeck/ui/shell'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { refreshSession } from '../lib/session'

/** From one try to the next, in milliseconds: twice as long each time, but never longer than a minute (§9.1). */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/**
 * §8.2: in place of a screen for signed-in people, while the session cannot be checked. It asks again by itself; once
 * there is an answer, the guard of the screen shows what belongs at this address, or leads to /login.
 */
export function Component() {
  const { pathname, search, hash } = useLocation()
  const [tries, setTries] = useState(0)
  const [trying, setTrying] = useState(false)

  async function tryAgain(): Promise<void> {
    if (trying) return
    setTrying(true)
    await refreshSession()
    setTrying(false)
    setTries(tries + 1)
  }

  const tryByItself = useEffectEvent(() => void tryAgain())
  useEffect(() => {
    const timer = setTimeout(() => tryByItself(), Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS))
    return () => clearTimeout(timer)
  }, [tries])

  return (
    <SignInServiceAway
      trying={trying}
      onTryAgain={() => void tryAgain()}
      loginHref={paths.login({ return_to: pathname + search + hash })}
    />
  )
}
