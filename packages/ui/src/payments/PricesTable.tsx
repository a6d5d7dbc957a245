import { Tag } from 'lucide-react'
import { useMemo } from 'react'
import type { Loadable } from '../lib'
import { ButtonLink, EmptyState, LongText, Missing, Skeleton, Table, type TableColumn } from '../primitives'
import { AssociateMenu, type PlanChoice } from './AssociateMenu'
import {
  CatalogStatusBadge,
  billingCycle,
  priceLabel,
  priceTitle,
  taxModeLabel,
  trialPeriod,
  type PriceTerms,
  PriceAmount,
} from '../catalogue'
import { Named } from './Named'

/** What the list draws of a price. */
export interface PriceRow extends PriceTerms {
  id: string
  name: string | null
  description: string
  status: string
  unit_price_amount: number
  unit_price_currency: string
  tax_mode: string
  provider_price_id: string
  plan_id: string | null
}

export interface PricesTableProps {
  /** Where the payment data are synchronised. */
  paymentsHref: string
  prices: Loadable<readonly PriceRow[]>
  plans: Loadable<readonly PlanChoice[]>
  /** The price whose association is being changed. */
  busyId?: string
  onAssociate: (priceId: string, planId: string) => void
  onDisconnect: (priceId: string) => void
}

/** §2.22 payments: a product's prices, and the plan each of them sells. */
export function PricesTable({
  paymentsHref,
  prices,
  plans,
  busyId,
  onAssociate,
  onDisconnect,
}: PricesTableProps) {
  const columns = useMemo(
    (): readonly TableColumn<PriceRow>[] => [
      ...facts,
      { id: 'plan', header: 'Plan', cell: ({ plan_id }) => <PlanName id={plan_id} plans={plans} /> },
      {
        id: 'associate',
        header: 'Associate to plan',
        headerHidden: true,
        width: '11.25rem',
        align: 'end',
        cell: (price) => (
          <AssociateMenu
            title={priceLabel(price)}
            price={price}
            plans={plans}
            busy={price.id === busyId}
            disabledReason={busyId === undefined ? undefined : 'Another price is being changed'}
            onAssociate={(planId) => onAssociate(price.id, planId)}
            onDisconnect={() => onDisconnect(price.id)}
          />
        ),
      },
    ],
    [plans, busyId, onAssociate, onDisconnect],
  )
  return (
    <Table
      label="Prices"
      columnsFrom={960}
      columns={columns}
      rows={prices}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon={<Tag />}
          title="No prices yet"
          action={<ButtonLink href={paymentsHref}>Go to Payments</ButtonLink>}
        >
          Sync the payment data to bring in the prices of this product.
        </EmptyState>
      }
    />
  )
}

const facts: readonly TableColumn<PriceRow>[] = [
  {
    id: 'price',
    header: 'Price',
    width: '22%',
    cell: (price) => (
      <Named>
        <span>
          <LongText>{priceTitle(price)}</LongText>{' '}
          {price.status !== 'active' && <CatalogStatusBadge status={price.status} />}
        </span>
        {price.name && price.description && (
          <small>
            <LongText>{price.description}</LongText>
          </small>
        )}
      </Named>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    plain: 'short',
    width: '8rem',
    align: 'end',
    cell: (price) => <PriceAmount price={price} />,
  },
  { id: 'cycle', header: 'Billing cycle', plain: 'short', width: '13%', cell: billingCycle },
  {
    id: 'trial',
    header: 'Trial',
    plain: 'short',
    width: '6rem',
    cell: (price) => trialPeriod(price) ?? <Missing>No trial</Missing>,
  },
  {
    id: 'tax',
    header: 'Tax mode',
    width: '13%',
    cell: ({ tax_mode }) => taxModeLabel(tax_mode) ?? <Missing>N/A</Missing>,
  },
]

function PlanName({ id, plans }: { id: string | null; plans: Loadable<readonly PlanChoice[]> }) {
  if (id === null) return <Missing>None</Missing>
  if (plans.state === 'loading') return <Skeleton width="72px" />
  const plan = plans.state === 'ready' ? plans.data.find((candidate) => candidate.id === id) : undefined
  return plan ? <LongText>{plan.name}</LongText> : <Missing title={id}>Unknown</Missing>
}
