import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { Badge, Skeleton, VisuallyHidden } from '../primitives'
import type { Offer } from './offers'

export interface OfferCardProps {
  offer: Omit<Offer, 'key'>
  /** The payment provider is being asked for the price of an offer that has none. */
  isPricing?: boolean
  /** The button or link that chooses the plan, at the foot of the card. */
  action: ReactNode
}

/** One plan to choose from: what it costs and what is in it. */
export function OfferCard({ offer, isPricing, action }: OfferCardProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} data-popular={offer.popular || undefined}>
      <header>
        <h2 id={titleId}>{offer.name}</h2>
        {offer.popular && <Badge tone="accent">Most Popular</Badge>}
      </header>
      <OfferPrice offer={offer} isPricing={isPricing} />
      <ul>
        {offer.features.map((feature) => (
          <li key={feature}>
            <Check size={16} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {action}
    </Root>
  )
}

function OfferPrice({ offer: { price, period, contact }, isPricing }: Omit<OfferCardProps, 'action'>) {
  if (price === undefined && isPricing)
    return (
      <p data-part="price">
        <VisuallyHidden>Price is loading</VisuallyHidden>
        <Skeleton width={110} height={28} />
      </p>
    )
  if (price === undefined)
    return <p data-part="price">{contact ? 'Price on request' : 'You see the price before you pay'}</p>
  return (
    <p data-part="price">
      <strong>{price}</strong>
      {period && <>/{period}</>}
    </p>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-5);
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);

  &[data-popular] {
    border-color: var(--accent);
    box-shadow:
      0 0 0 1px var(--accent),
      var(--shadow-float);
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: var(--space-6);
  }
  /* As high whatever is known of the price, so that what is below it does not move. */
  > [data-part='price'] {
    color: var(--text-muted);
    line-height: var(--line-xl);
  }
  > [data-part='price'] > strong {
    color: var(--text);
    font-size: var(--size-xl);
    /* Else the line is higher than one without it, and what is below moves when the price comes. */
    line-height: 1;
  }
  > ul {
    display: grid;
    align-content: start;
    flex: 1;
    gap: var(--space-2);
    padding-bottom: var(--space-2);
  }
  > ul > li {
    display: flex;
    gap: var(--space-2);
  }
  > ul svg {
    height: 1lh;
    color: var(--accent-text);
  }
`
