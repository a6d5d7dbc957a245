import { Alert, Button } from '../primitives'
import { PublicCard, type Brand } from '../shell'

export interface SignOutUnconfirmedViewProps {
  brand: Brand
  /** Signing out is being tried again. */
  busy: boolean
  onSignOut: () => void
  /** Takes the sign-out back. */
  onStay: () => void
}

/** /login for somebody who signed out while the identity service could not be made to end the session. */
export function SignOutUnconfirmedView({ brand, busy, onSignOut, onStay }: SignOutUnconfirmedViewProps) {
  return (
    <PublicCard brand={brand} title="You may still be signed in">
      <Alert tone="danger">
        Signing out could not be completed. If others use this browser, try again before you leave it.
      </Alert>
      <Button variant="primary" wide busy={busy} onClick={onSignOut}>
        Try Again
      </Button>
      <Button wide aria-disabled={busy || undefined} onClick={() => busy || onStay()}>
        Stay signed in
      </Button>
    </PublicCard>
  )
}
