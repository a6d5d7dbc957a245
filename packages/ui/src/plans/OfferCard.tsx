import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { Badge } from '../primitives'
import { formatOfferPrice, type Offer } from './offers'

export interface OfferCardProps {
  offer: Omit<Offer, 'key' | 'contactSales'>
  /** The button or link that chooses the plan, at the foot of the card. */
  action: ReactNode
}

/** One plan to choose from: what it costs and what is in it. */
export function OfferCard({ offer, action }: OfferCardProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} data-popular={offer.popular || undefined}>
      <header>
        <h2 id={titleId}>{offer.name}</h2>
        {offer.popular && <Badge tone="accent">Most Popular</Badge>}
      </header>
      <p data-part="price">
        <strong>{formatOfferPrice(offer.monthlyPrice)}</strong>/month
      </p>
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
  > [data-part='price'] {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='price'] > strong {
    margin-right: 2px;
    color: var(--text);
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
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
    margin-top: 2px;
    color: var(--accent-text);
  }
`
