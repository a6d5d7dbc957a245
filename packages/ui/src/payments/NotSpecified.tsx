import { ButtonLink, Card, ErrorState, PageHeader } from '../primitives'
import { Page } from '../shell'

export interface NotSpecifiedProps {
  /** The page's title. */
  title: string
  /** What is missing in the address, in the words of §8.13. */
  message: string
  paymentsHref: string
}

/** Shown in place of a screen whose address lacks the provider or the product. */
export function NotSpecified({ title, message, paymentsHref }: NotSpecifiedProps) {
  return (
    <Page>
      <PageHeader title={title} back={{ href: paymentsHref, label: 'Payments' }} />
      <Card flush>
        <ErrorState
          failure={{ message }}
          actions={<ButtonLink href={paymentsHref}>Back to Payments</ButtonLink>}
        />
      </Card>
    </Page>
  )
}
