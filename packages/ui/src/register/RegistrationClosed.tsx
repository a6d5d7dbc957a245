import { Alert, TextLink } from '../primitives'
import { PublicCard, type Brand } from '../shell'

export interface RegistrationClosedProps {
  brand: Brand
  loginHref: string
}

/** §2.4 /register: sign-up was closed while the form was open. */
export function RegistrationClosed({ brand, loginHref }: RegistrationClosedProps) {
  return (
    <PublicCard
      brand={brand}
      title="Registration Disabled"
      subtitle="We're currently not accepting new registrations..."
      footer={<TextLink href={loginHref}>Sign in to existing account</TextLink>}
    >
      <Alert tone="warning">
        New user signups are not available at this time. Please sign in to an existing account or contact
        support.
      </Alert>
    </PublicCard>
  )
}
