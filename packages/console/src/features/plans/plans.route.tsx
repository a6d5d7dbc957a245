import { PlansView } from '@quarterdeck/ui/plans'
import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { brand, config } from '../../lib/runtime'
import { useSelectPlan } from './useSelectPlan'

/** §2.5 /plans, §5.2: there is no choosing without an e-mail address. */
export function Component() {
  const [query] = useSearchParams()
  const email = query.get('email')?.trim()
  return email ? <PlansScreen email={email} /> : <Navigate replace to={paths.register()} />
}

function PlansScreen({ email }: { email: string }) {
  const navigate = useNavigate()
  const { select, busyPlan, failure } = useSelectPlan(
    email,
    (transactionId) => void navigate(paths.checkout({ transactionId, email })),
  )
  useEffect(() => whenIdle(() => void warmUpCheckout()), [])

  return (
    <PlansView
      brand={brand}
      email={email}
      onSelect={select}
      busyPlan={busyPlan}
      failure={failure && { reason: failure.reason, onRetry: () => select(failure.plan) }}
      contactSalesEmail={config.contactSalesEmail}
      onBack={() => void navigate(paths.register())}
    />
  )
}

/** Loads the provider's script, so that the overlay opens without a wait; a failure is told where it matters. */
async function warmUpCheckout(): Promise<void> {
  try {
    const { loadPaddle } = await import('../../lib/paddle')
    await loadPaddle(config.paddle)
  } catch (error) {
    console.warn('The checkout could not be prepared', error)
  }
}

/** Calls back when the browser has nothing better to do; gives a function that calls it off. */
function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 300) // Safari
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(callback, { timeout: 2000 })
  return () => window.cancelIdleCallback(request)
}
