import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { platformNow, type Loadable } from '../lib'
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
  costItems,
  hasAdditional,
  nextCharge,
  planRows,
  type Additional,
  type HeldPlan,
  type PlanChange,
  type PlanOption,
} from './planChange'
import { PayLink } from './PayLink'

export interface PlanChangePreviewProps {
  /** The plan that is held; undefined where nothing is known of it. */
  from: HeldPlan | undefined
  to: PlanOption
  additional: Additional
  change: Loadable<PlanChange>
  /** Where the payment can be made that is missing, and without which `change` fails. */
  billingHref?: string
}

/**
 * What a change of plan means before it is agreed to: limits, what is over them, and what is paid when. What is agreed to and
 * the next charge are read out once they are known.
 */
export function PlanChangePreview(props: PlanChangePreviewProps) {
  const { to, change } = props
  const element = useRef<HTMLDivElement>(null)
  const hasFailed = change.state === 'error'
  // Below the plans on a phone, where nothing else says why the change cannot be agreed to.
  useEffect(() => {
    if (hasFailed) element.current?.scrollIntoView({ block: 'nearest' })
  }, [hasFailed])
  return (
    <Root ref={element}>
      <VisuallyHidden as="output">
        {change.state === 'ready' &&
          `${agreement(to.name, change.data, platformNow())}. Next charge: ${nextCharge(change.data)}`}
      </VisuallyHidden>
      <Preview {...props} />
    </Root>
  )
}

function Preview({ from, to, additional, change, billingHref }: PlanChangePreviewProps) {
  if (change.state === 'error')
    return <ErrorState failure={change} actions={billingHref && <PayLink billingHref={billingHref} />} />
  if (change.state === 'loading')
    return (
      <SkeletonGroup label="Loading what the change costs">
        <Parts>
          <Skeleton shape="block" height={hasAdditional(additional) ? 179 : 142} />
          <Skeleton shape="block" height={152} />
        </Parts>
      </SkeletonGroup>
    )
  const { over_limit } = change.data
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
      <DescriptionList
        aria-label="What is paid"
        items={costItems(change.data, platformNow()).map(({ term, description, isTotal }) => ({
          term,
          description: isTotal ? <strong>{description}</strong> : description,
        }))}
      />
    </Parts>
  )
}

/* What is read out scrolls with the rest. */
const Root = styled.div`
  position: relative;
`

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
`
