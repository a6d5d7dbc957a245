import { ButtonLink, Card, ErrorState, PageHeader } from '../primitives'
import { Page } from '../shell'

export interface NotSpecifiedProps {
  /** The page's title. */
  title: string
  /** §8.13: what the address does not say. */
  message: string
  paymentsHref: string
}

/** In the place of a screen whose address does not say whose it is. */
export function NotSpecified({ title, message, paymentsHref }: NotSpecifiedProps) {
  return (
    <Page>
      <PageHeader title={title} back={{ href: paymentsHref, label: 'Payments' }} />
      <Card flush>
        <ErrorState title={message} actions={<ButtonLink href={paymentsHref}>Back to Payments</ButtonLink>} />
      </Card>
    </Page>
  )
}
