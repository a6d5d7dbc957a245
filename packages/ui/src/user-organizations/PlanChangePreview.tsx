import styled from 'styled-components'
import { formatDate, formatMoney, platformNow, type Loadable } from '../lib'
import { Alert, BeforeAfter, DescriptionList, ErrorState, Skeleton, SkeletonGroup } from '../primitives'
import { isLater, planRows, type PlanChange, type PlanOption } from './planChange'

export interface PlanChangePreviewProps {
  /** The plan that is held; undefined where it is not sold any more, and its limits are not known. */
  from: PlanOption | undefined
  to: PlanOption
  change: Loadable<PlanChange>
}

/** What a change of plan means before it is agreed to: limits, what is over them, and what is paid when. */
export function PlanChangePreview({ from, to, change }: PlanChangePreviewProps) {
  if (change.state === 'error') return <ErrorState failure={change} />
  if (change.state === 'loading')
    return (
      <SkeletonGroup label="Loading what the change costs">
        <Parts>
          <Skeleton shape="block" height={142} />
          <Skeleton shape="block" height={132} />
        </Parts>
      </SkeletonGroup>
    )
  const { over_limit, ...cost } = change.data
  return (
    <Parts>
      {from && <BeforeAfter aria-label={`From ${from.name} to ${to.name}`} rows={planRows(from, to)} />}
      {over_limit.length > 0 && (
        <Alert tone="warning" title={`More is used than ${to.name} allows`}>
          <ul>
            {over_limit.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Alert>
      )}
      <DescriptionList aria-label="What is paid" items={costItems(cost)} />
    </Parts>
  )
}

function costItems(change: Omit<PlanChange, 'over_limit'>) {
  const money = (cents: number) => formatMoney(cents, change.currency || 'USD')
  const credit = change.due_now_in_cents < 0
  return [
    ...change.lines.map(({ label, amount_in_cents }) => ({
      term: label,
      description: money(amount_in_cents),
    })),
    {
      term: credit ? 'Credited' : 'Due now',
      description: <strong>{money(Math.abs(change.due_now_in_cents))}</strong>,
    },
    {
      term: 'Takes effect',
      description: isLater(change, platformNow()) ? formatDate(change.effective_at) : 'At once',
    },
    {
      term: 'Next charge',
      description: change.next_charge_at
        ? `${money(change.next_price_in_cents)} on ${formatDate(change.next_charge_at)}`
        : 'Nothing is charged',
    },
  ]
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
`
