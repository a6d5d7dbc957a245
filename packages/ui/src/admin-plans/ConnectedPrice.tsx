import { Unlink } from 'lucide-react'
import styled from 'styled-components'
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
import { Button } from '../primitives'

/** What is drawn of a price that sells the plan. */
export interface ConnectedPriceRow extends ChangingPrice {
  id: string
  status: 'active' | 'archived'
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
    <Root>
      <div>
        <strong>{priceTitle(price)}</strong>
        {price.status === 'archived' && <CatalogStatusBadge status="archived" />}
        <p>
          {[billingCycle(price), trial && `trial of ${trial}`, providerLabel(price.payment_provider)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <PriceAmount price={price} />
      <Button
        size="sm"
        icon={<Unlink size={14} />}
        aria-label={`Disconnect ${priceLabel(price)}`}
        onClick={onDisconnect}
      >
        Disconnect
      </Button>
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--border);

  &:first-child {
    padding-top: 0;
  }
  > div {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    margin-right: var(--space-2);
    font-weight: 600;
  }
  p {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`
