import { readText } from '@quarterdeck/ui/lib'
import { PlansView } from '@quarterdeck/ui/plans'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { brand, config } from '../../lib/runtime'
import { useSession } from '../../lib/session'
import { useOffers } from './useOffers'
import { useSelectPlan } from './useSelectPlan'

/** §2.5 /plans. A plan can only be chosen for an e-mail address (§5.2). */
export function Component() {
  const [query] = useSearchParams()
  const email = readText(query.get('email') ?? '', 'email')
  return email ? <PlansScreen email={email} /> : <WithoutEmail />
}

/**
 * Whoever signed up with a passkey, a security key or a social account comes here by a redirect of the identity service,
 * which does not name the address: the session knows it. Everybody else goes back to /register.
 */
function WithoutEmail() {
  const session = useSession()
  if (!session) return null // §2.1: no overlay here, and there is nothing to choose for yet
  const email = session.status === 'authenticated' ? session.user.email : ''
  return <Navigate replace to={email ? paths.plans({ email }) : paths.register()} />
}

function PlansScreen({ email }: { email: string }) {
  const navigate = useNavigate()
  const { select, busyPlan, notOffered, failure } = useSelectPlan(
    email,
    (transactionId) => void navigate(paths.checkout({ transactionId, email })),
  )
  const { offers, isPricing } = useOffers()

  return (
    <PlansView
      brand={brand}
      email={email}
      offers={offers}
      isPricing={isPricing}
      onSelect={select}
      busyPlan={busyPlan}
      notOffered={notOffered}
      failure={failure && { reason: failure.reason, onRetry: () => select(failure.plan) }}
      contactSalesEmail={config.contactSalesEmail}
      onBack={() => void navigate(paths.register())}
    />
  )
}
