import { CheckoutView } from '@quarterdeck/ui/checkout'
import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { isPaid, rememberClosed, rememberPaid } from '../../lib/checkouts'
import { emailIn } from '../../lib/readQuery'
import { handOver } from '../../lib/loginMessage'
import { paths } from '../../lib/paths'
import { brand } from '../../lib/runtime'
import { useSession } from '../../lib/session'
import { dismissToast, useToasts } from '../../lib/toasts'
import { useCheckout } from './useCheckout'

/** Shown at /login after the overlay was closed before anything was paid (§2.6). */
const ABANDONED = 'Checkout closed. You can complete your payment after logging in.'

/** §2.6 /checkout: one overlay for the transaction in the address. */
export function Component() {
  const [query] = useSearchParams()
  const read = (name: string) => query.get(name)?.trim() || undefined
  const transactionId = read('transactionId') ?? read('_ptxn')
  const email = emailIn(query) || undefined
  // Paddle's own links name the transaction `_ptxn`. Left in the address, Paddle's script would open a second overlay.
  if (query.has('_ptxn')) return <Navigate replace to={paths.checkout({ transactionId, email })} />
  // A transaction that is already paid must not open the overlay again.
  if (transactionId && isPaid(transactionId)) return <AlreadyPaid />
  return <CheckoutScreen key={transactionId} transactionId={transactionId} email={email} />
}

/** What this tab has opened and left since is another transaction, which is not paid by arriving at /checkout/success. */
function AlreadyPaid() {
  useEffect(() => void rememberClosed(), [])
  return <Navigate replace to={paths.checkoutSuccess()} />
}

interface CheckoutScreenProps {
  transactionId?: string
  email?: string
}

function CheckoutScreen({ transactionId, email }: CheckoutScreenProps) {
  const navigate = useNavigate()
  const session = useSession()
  const isSignedIn = session?.status === 'authenticated'
  // Paddle's own links name no address.
  const payer = email ?? (isSignedIn ? session.user.email : undefined)
  useNoWayHere()
  const checkout = useCheckout({ transactionId, email, payer, onCompleted, onAbandoned })

  // /register sends signed-in people on to their overview, so for them the way back is the plans.
  const backTo = paths.register({ return_to: isSignedIn ? paths.plans({ email: payer }) : undefined })

  function onCompleted() {
    if (transactionId) rememberPaid(transactionId)
    void navigate(paths.checkoutSuccess(), { replace: true })
  }

  /** The history entry stays, so that Back resumes the same transaction; signing in leads back to it as well. */
  function onAbandoned() {
    const payment = paths.checkout({ transactionId, email })
    handOver({ login: ABANDONED, signedIn: ABANDONED, payment })
    void navigate(paths.login({ return_to: session?.status === 'unauthenticated' ? payment : undefined }))
  }

  return (
    <CheckoutView
      brand={brand}
      checkout={checkout}
      plansHref={backTo}
      onBack={() => void navigate(backTo)}
      // What went wrong may be the provider's script, which cannot be taken out again; the address has the transaction.
      onRetry={() => window.location.reload()}
    />
  )
}

/** Takes away the toast that a checkout was closed, which leads back here: a checkout is open again. */
function useNoWayHere() {
  const { shown } = useToasts()
  useEffect(() => {
    for (const { id, action } of shown)
      if (action && 'href' in action && action.href.startsWith(paths.checkout())) dismissToast(id)
  }, [shown])
}
