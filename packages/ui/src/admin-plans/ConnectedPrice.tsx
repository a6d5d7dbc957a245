import { Unlink } from 'lucide-react'
import {
  CatalogStatusBadge,
  billingCycle,
  priceLabel,
  priceTitle,
  providerLabel,
  trialPeriod,
  PriceAmount,
  type ChangingPrice,
} from '../catalogue'
import { Button, RowListItem } from '../primitives'

/** What is drawn of a price that sells the plan. */
export interface ConnectedPriceRow extends ChangingPrice {
  id: string
  status: string
  payment_provider: string
}

export interface ConnectedPriceProps {
  price: ConnectedPriceRow
  onDisconnect: () => void
}

/** One of the prices a plan is sold at. */
export function ConnectedPrice({ price, onDisconnect }: ConnectedPriceProps) {
  const trial = trialPeriod(price)
  return (
    <RowListItem
      name={priceTitle(price)}
      tags={price.status !== 'active' && <CatalogStatusBadge status={price.status} />}
      meta={[billingCycle(price), trial && `trial of ${trial}`, providerLabel(price.payment_provider)]
        .filter(Boolean)
        .join(' · ')}
      action={
        <>
          <PriceAmount price={price} />
          <Button
            size="sm"
            icon={<Unlink size={14} />}
            aria-label={`Disconnect ${priceLabel(price)}`}
            onClick={onDisconnect}
          >
            Disconnect
          </Button>
        </>
      }
    />
  )
}
