import { ageOf, isRefreshing, type Loadable } from '../lib'
import { Breadcrumbs, PageHeader, RefreshButton, Skeleton } from '../primitives'
import { Page } from '../shell'
import { providerLabel } from '../catalogue'
import type { Message } from './message'
import { MessageAlert } from './MessageAlert'
import { PricesTable, type PricesTableProps } from './PricesTable'

export interface PricesViewProps extends PricesTableProps {
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
  ...table
}: PricesViewProps) {
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
          ) : (
            known?.description || 'What this product costs, and which plan each price sells.'
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
