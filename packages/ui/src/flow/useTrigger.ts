import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '../lib'
import type { Flow } from './flow'
import type { Placed } from './layout'

/** Only passkeys, security keys and captchas have scripts; other forms do not wait for this code. */
export const identityScripts = lazyModule(() => import('./IdentityScripts'))

/**
 * For buttons that run a function of the identity service's scripts. Where the script is still on its way, the button is
 * busy until it has come; of several that are pressed meanwhile the last counts.
 *
 * @param mayRun Asked before the function is called: it sends the form itself and loads the page anew.
 */
export function useTrigger(flow: Flow, mayRun: () => boolean = () => true) {
  const [busy, setBusy] = useState<number>()
  const [missing, setMissing] = useState(false)
  const latest = useRef<object>(undefined)

  useEffect(() => () => void (latest.current = undefined), [])

  async function press({ node, position }: Placed) {
    const press = {}
    latest.current = press
    setBusy(position)
    const run = await identityScripts.load().then(
      ({ findTrigger }) => findTrigger(flow, node.attributes.onclickTrigger),
      () => undefined,
    )
    if (latest.current !== press) return
    setBusy(undefined)
    setMissing(!run)
    if (run && mayRun()) run()
  }

  /** Another button was pressed: what is still waited for does not run any more. */
  function forget() {
    latest.current = undefined
    setBusy(undefined)
  }

  return { busy, missing, press, forget }
}
