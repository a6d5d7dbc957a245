import { Archive, Ellipsis, Star } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { formatInteger, formatMoney } from '../lib'
import { Badge, Card, DateText, IconButton, LongText, Menu } from '../primitives'
import { limitsOf, type PlanLimitNumbers } from './limits'
import { planMenu, type PlanMenuProps } from './planMenu'

/** What a card draws of a plan. */
export interface PlanCardPlan extends PlanLimitNumbers {
  id: string
  name: string
  description: string
  /** Per month, USD cents. */
  price_in_cents: number
  is_default: boolean
  deprecated: boolean
  created_at: string | null
}

export interface PlanCardProps extends PlanMenuProps {
  plan: PlanCardPlan
  /** A change of this plan is under way. */
  busy: boolean
}

/** §2.21 admin-plans: a plan with its limits, its price and what can be done with it. */
export function PlanCard({ plan, busy, ...rest }: PlanCardProps) {
  const titleId = useId()
  const limits = limitsOf(plan).map(({ label, value }) => ({ label, text: formatInteger(value) }))
  return (
    <Root aria-labelledby={titleId} data-deprecated={plan.deprecated || undefined}>
      <div data-part="head">
        <h2 id={titleId}>
          <LongText>{plan.name}</LongText>
        </h2>
        {plan.is_default && (
          <Badge tone="accent" icon={<Star />}>
            Default
          </Badge>
        )}
        {plan.deprecated && (
          <Badge tone="warning" icon={<Archive />}>
            Deprecated
          </Badge>
        )}
        <Menu
          label={`Actions for ${plan.name}`}
          items={planMenu(plan, rest)}
          trigger={(props) => (
            <IconButton label={`Actions for ${plan.name}`} {...props} busy={busy}>
              <Ellipsis size={16} />
            </IconButton>
          )}
        />
      </div>
      {plan.description && (
        <p data-part="description">
          <LongText>{plan.description}</LongText>
        </p>
      )}
      <p data-part="price">
        <strong>{formatMoney(plan.price_in_cents)}</strong> per month
      </p>
      <p data-part="created">
        Created <DateText value={plan.created_at} />
      </p>
      <dl data-large={limits.some(({ text }) => text.length > 7) || undefined}>
        {limits.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}

const Root = styled(Card)`
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    /* Room for the menu at the right of the first line, however many lines there are. */
    position: relative;
    padding-right: calc(var(--control) + var(--space-1));
  }
  h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='head'] > button {
    position: absolute;
    top: calc((var(--line-lg) - var(--control)) / 2);
    right: calc((16px - var(--control)) / 2);
  }
  [data-part='description'] {
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  [data-part='price'] {
    margin-top: auto;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-part='price'] > strong {
    color: var(--text);
    font-size: var(--size-xl);
    line-height: var(--line-xl);
  }
  &[data-deprecated] [data-part='price'] > strong {
    color: var(--text-muted);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
    padding-block: var(--space-3);
    border-block: 1px solid var(--border);
  }
  /* Figures from a million on. */
  dl[data-large] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-xs);
    white-space: nowrap;
  }
  dd {
    font-size: var(--size-lg);
    font-weight: 600;
    line-height: var(--line-lg);
    font-variant-numeric: tabular-nums;
  }
  [data-part='created'] {
    order: 1;
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  /* On a phone the date stands in the line of the price, where both have room. */
  @media (max-width: 640px) {
    flex-flow: row wrap;
    align-items: baseline;
    justify-content: space-between;

    > :not([data-part='price'], [data-part='created']) {
      flex: 0 0 100%;
      min-width: 0;
    }
    [data-part='price'] {
      margin: 0;
    }
    [data-part='created'] {
      order: 0;
      white-space: nowrap;
    }
    dl {
      padding-bottom: 0;
      border-bottom: 0;
    }
  }
`
