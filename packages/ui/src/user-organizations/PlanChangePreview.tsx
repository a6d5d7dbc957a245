import styled from 'styled-components'
import { formatDate, formatMoney, platformNow, type Loadable } from '../lib'
import {
  Alert,
  BeforeAfter,
  DescriptionList,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from '../primitives'
import {
  agreement,
  hasAdditional,
  isLater,
  planRows,
  type Additional,
  type PlanChange,
  type PlanOption,
} from './planChange'

export interface PlanChangePreviewProps {
  /** The plan that is held; undefined where it is not sold any more, and its limits are not known. */
  from: PlanOption | undefined
  to: PlanOption
  additional: Additional
  change: Loadable<PlanChange>
}

/**
 * What a change of plan means before it is agreed to: limits, what is over them, and what is paid when. What is agreed to and
 * the next charge are read out once they are known.
 */
export function PlanChangePreview(props: PlanChangePreviewProps) {
  const { to, change } = props
  return (
    <Root>
      <VisuallyHidden as="output">
        {change.state === 'ready' &&
          `${agreement(to.name, change.data, platformNow())}. Next charge: ${nextCharge(change.data)}`}
      </VisuallyHidden>
      <Preview {...props} />
    </Root>
  )
}

function Preview({ from, to, additional, change }: PlanChangePreviewProps) {
  if (change.state === 'error') return <ErrorState failure={change} />
  if (change.state === 'loading')
    return (
      <SkeletonGroup label="Loading what the change costs">
        <Parts>
          <Skeleton shape="block" height={hasAdditional(additional) ? 179 : 142} />
          <Skeleton shape="block" height={132} />
        </Parts>
      </SkeletonGroup>
    )
  const { over_limit, ...cost } = change.data
  return (
    <Parts>
      {from && (
        <BeforeAfter
          aria-label={`From ${from.name} to ${to.name}`}
          rows={planRows(from, to, additional)}
          touches={hasAdditional(additional) ? 'Limits include what is additional to the plan.' : undefined}
        />
      )}
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

const moneyOf = (cents: number, { currency }: Pick<PlanChange, 'currency'>) =>
  formatMoney(cents, currency || 'USD')

const nextCharge = (change: Omit<PlanChange, 'over_limit'>) =>
  change.next_charge_at
    ? `${moneyOf(change.next_price_in_cents, change)} on ${formatDate(change.next_charge_at)}`
    : 'Nothing is charged'

function costItems(change: Omit<PlanChange, 'over_limit'>) {
  const money = (cents: number) => moneyOf(cents, change)
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
    { term: 'Next charge', description: nextCharge(change) },
  ]
}

/* What is read out scrolls with the rest. */
const Root = styled.div`
  position: relative;
`

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
`
