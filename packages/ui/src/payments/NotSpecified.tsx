import type { ReactNode } from 'react'
import { ButtonLink, Card, ErrorState, NotFound, PageHeader } from '../primitives'
import { Page } from '../shell'

interface InPlaceProps {
  /** The page's title. */
  title: string
  paymentsHref: string
}

export interface NotSpecifiedProps extends InPlaceProps {
  /** What is missing in the address, in the words of §8.13. */
  message: string
}

/** Shown in place of a screen whose address lacks the provider or the product. */
export const NotSpecified = ({ message, ...page }: NotSpecifiedProps) => (
  <InPlace {...page}>{(back) => <ErrorState failure={{ message }} actions={back} />}</InPlace>
)

/** Shown in place of a screen whose address names a provider or product that does not exist. */
export const NotThere = ({ what, ...page }: InPlaceProps & { what: 'provider' | 'product' }) => (
  <InPlace {...page}>
    {(back) => (
      <NotFound title={what === 'provider' ? 'Provider not found' : 'Product not found'} action={back}>
        {`There is no ${what} at this address. It may have been removed.`}
      </NotFound>
    )}
  </InPlace>
)

function InPlace({
  title,
  paymentsHref,
  children,
}: InPlaceProps & { children: (back: ReactNode) => ReactNode }) {
  return (
    <Page>
      <PageHeader title={title} back={{ href: paymentsHref, label: 'Payments' }} />
      <Card flush>{children(<ButtonLink href={paymentsHref}>Back to Payments</ButtonLink>)}</Card>
    </Page>
  )
}
