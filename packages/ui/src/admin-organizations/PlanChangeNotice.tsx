import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, formatMoney, type Loadable } from '../lib'
import { Alert, VisuallyHidden } from '../primitives'
import type { HeldPlan, PlanInput, PlanOption } from './managePlanForm'
import { isDowngrade, overLimits, priceChange, type UsedResources } from './planChange'

export interface PlanChangeNoticeProps {
  held: HeldPlan
  input: PlanInput
  plans: readonly PlanOption[]
  usage: Loadable<UsedResources>
}

/** §2.16 Manage Plan: what the choice changes: the price, and what is used already beyond a new limit. */
export function PlanChangeNotice({ usage, ...choice }: PlanChangeNoticeProps) {
  const price = priceChange(choice)
  const over = usage.state === 'ready' ? overLimits(choice, usage.data) : []
  return (
    <>
      {price && (
        <Price>
          Price per month: {formatMoney(price.before)} <VisuallyHidden>becomes</VisuallyHidden>
          <ArrowRight size={14} aria-hidden /> <strong>{formatMoney(price.after)}</strong>
        </Price>
      )}
      {over.length > 0 && (
        <Alert tone="warning" title="It uses more than it would get">
          <ul>
            {over.map(({ label, used, limit, by }) => (
              <li key={label}>
                {label}: {formatInteger(used)} used, new limit {formatInteger(limit)}, over by{' '}
                {formatInteger(by)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {usage.state === 'error' && isDowngrade(choice) && (
        <Alert tone="warning">
          What it uses could not be read, so it is not known whether it still fits.
        </Alert>
      )}
    </>
  )
}

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
`
