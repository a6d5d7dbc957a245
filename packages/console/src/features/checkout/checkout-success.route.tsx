import { CheckoutSuccessView } from '@quarterdeck/ui/checkout'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberOpenedAsPaid } from '../../lib/checkouts'
import { handOver, readLoginMessage } from '../../lib/loginMessage'
import { paths } from '../../lib/paths'
import { brand } from '../../lib/runtime'
import { useSession } from '../../lib/session'

/** §2.7 /checkout/success: shown at /login, unless the screen that led here handed over a message of its own. */
const PLEASE_LOG_IN = 'Registration and payment completed! Please log in to continue.'

export function Component() {
  const { state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => rememberOpenedAsPaid(), [])
  const isSignedIn = useSession()?.status === 'authenticated'
  const message = readLoginMessage(state) ?? PLEASE_LOG_IN
  return (
    <CheckoutSuccessView
      brand={brand}
      onLogin={() => {
        handOver({ login: message })
        void navigate(paths.login())
      }}
      onHome={() => void navigate(paths.home())}
      overviewHref={isSignedIn ? paths.user() : undefined}
    />
  )
}
