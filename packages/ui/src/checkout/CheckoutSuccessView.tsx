import { PublicCard, type Brand } from '../shell'
import { Alert, Button, TextLink } from '../primitives'

export interface CheckoutSuccessViewProps {
  brand: Brand
  onLogin: () => void
  onHome: () => void
  /** Where somebody goes on who is signed in already. */
  overviewHref?: string
}

/** §2.7 /checkout/success: the payment went through, and where to go from here. */
export function CheckoutSuccessView({ brand, onLogin, onHome, overviewHref }: CheckoutSuccessViewProps) {
  return (
    <PublicCard
      brand={brand}
      title="Payment Successful"
      subtitle="Thank you for your order"
      footer={
        overviewHref && (
          <p>
            You are signed in: <TextLink href={overviewHref}>go to your overview</TextLink>
          </p>
        )
      }
    >
      <Alert tone="success">An email with your order details has been sent to you.</Alert>
      <Button variant="primary" wide onClick={onLogin}>
        Go to Login
      </Button>
      <Button wide onClick={onHome}>
        Back to Home
      </Button>
    </PublicCard>
  )
}
