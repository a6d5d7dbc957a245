import { readText } from '@quarterdeck/ui/lib'
import { PlansView } from '@quarterdeck/ui/plans'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { emailIn } from '../../lib/readQuery'
import { paths } from '../../lib/paths'
import { brand, config } from '../../lib/runtime'
import { useSession, userOf } from '../../lib/session'
import { useOffers } from './useOffers'
import { useSelectPlan } from './useSelectPlan'

/**
 * §2.5 /plans. A plan can only be chosen for an e-mail address (§5.2). Somebody who is signed in pays for their own account,
 * whatever the address of the page names. It names none after a sign-up with a passkey, a security key or a social account,
 * which comes here by a redirect of the identity service.
 */
export function Component() {
  const [query] = useSearchParams()
  const session = useSession()
  const named = readText(emailIn(query), 'email')
  const own = readText(userOf(session)?.email ?? '', 'email')
  const email = own || named
  if (session && !email) return <Navigate replace to={paths.register()} />
  return (
    <>
      {email !== named && <Navigate replace to={paths.plans({ email })} />}
      {/* §2.1: no overlay while nobody is known yet. What was begun for another address is not gone on with. */}
      <PlansScreen key={email} email={email} />
    </>
  )
}

function PlansScreen({ email }: { email: string }) {
  const navigate = useNavigate()
  const { select, busyPlan, notOffered, failure } = useSelectPlan(
    email,
    (transactionId) => void navigate(paths.checkout({ transactionId, email })),
  )
  const { offers, isPricing, notOffered: notSold } = useOffers()

  return (
    <PlansView
      brand={brand}
      email={email}
      offers={offers}
      isPricing={isPricing}
      onSelect={select}
      busyPlan={busyPlan}
      notOffered={[...notSold, ...notOffered]}
      failure={failure && { reason: failure.reason, onRetry: () => select(failure.plan) }}
      contactSalesEmail={config.contactSalesEmail}
      onBack={() => void navigate(paths.register())}
    />
  )
}
