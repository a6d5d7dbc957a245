import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, formatMoney } from '../lib'
import { VisuallyHidden } from '../primitives'
import { limitsOf, type PlanLimitNumbers } from './limits'

interface ComparedPlan extends PlanLimitNumbers {
  name: string
  /** Per month, USD cents. */
  price_in_cents: number
}

export interface MigrationPreviewProps {
  from: ComparedPlan
  to: ComparedPlan
}

/** What moving from one plan to another changes, before it is done. */
export function MigrationPreview({ from, to }: MigrationPreviewProps) {
  const before = limitsOf(from)
  const rows = [
    {
      label: 'Price per month',
      from: formatMoney(from.price_in_cents),
      to: formatMoney(to.price_in_cents),
      fewer: false,
    },
    ...limitsOf(to).map(({ label, value }, index) => {
      const was = before[index]?.value ?? value
      return { label, from: formatInteger(was), to: formatInteger(value), fewer: value < was }
    }),
  ]
  return (
    <Root aria-label={`From ${from.name} to ${to.name}`}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd data-fewer={row.fewer || undefined}>
            {row.from === row.to ? (
              <>{row.to} (as before)</>
            ) : (
              <>
                {row.from} <VisuallyHidden>becomes</VisuallyHidden>
                <ArrowRight size={14} aria-hidden /> <strong>{row.to}</strong>
                {row.fewer && ' (fewer)'}
              </>
            )}
          </dd>
        </div>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    position: relative;
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
  }
  dd[data-fewer] {
    color: var(--warning);
  }
`
