import { ageOf, isRefreshing, type Loadable } from '../lib'
import { Breadcrumbs, LongText, PageHeader, RefreshButton, Skeleton } from '../primitives'
import { Page } from '../shell'
import { providerLabel } from '../catalogue'
import type { Message } from './message'
import { MessageAlert } from './MessageAlert'
import { NotThere } from './NotSpecified'
import { PricesTable, type PriceRow, type PricesTableProps } from './PricesTable'

export interface PricesViewProps extends Omit<PricesTableProps, 'prices'> {
  /** Null where the provider has no such product. */
  prices: Loadable<readonly PriceRow[] | null>
  /** The provider's name. */
  provider: string
  /** The product; null where the provider does not have it. */
  product: Loadable<{ name: string; description: string } | null>
  /** How the last change ended. */
  message?: Message
  onDismissMessage: () => void
  /** Address of the provider's products. */
  productsHref: string
  onRefresh: () => void
}

/** §2.22 payments: the prices of a product. */
export function PricesView({
  provider,
  product,
  message,
  onDismissMessage,
  paymentsHref,
  productsHref,
  onRefresh,
  ...rest
}: PricesViewProps) {
  if (rest.prices.state === 'ready' && rest.prices.data === null)
    return <NotThere title="Prices" what="product" paymentsHref={paymentsHref} />
  const table = { ...rest, prices: rest.prices as PricesTableProps['prices'] }
  const known = product.state === 'ready' ? product.data : null
  return (
    <Page>
      <Breadcrumbs
        items={[
          { href: paymentsHref, label: 'Payments' },
          { href: productsHref, label: providerLabel(provider) },
        ]}
        current={known?.name ?? 'Prices'}
      />
      <PageHeader
        title={known ? `${known.name} prices` : 'Prices'}
        description={
          product.state === 'loading' ? (
            <Skeleton width={200} />
          ) : known?.description ? (
            <LongText>{known.description}</LongText>
          ) : (
            'What this product costs, and which plan each price sells.'
          )
        }
        actions={
          <RefreshButton busy={isRefreshing(table.prices)} age={ageOf(table.prices)} onRefresh={onRefresh} />
        }
      />
      <MessageAlert message={message} onDismiss={onDismissMessage} />
      <PricesTable paymentsHref={paymentsHref} {...table} />
    </Page>
  )
}
