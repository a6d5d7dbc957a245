import styled from 'styled-components'
import { formatDate, formatMoney, parseTimestamp, platformNow } from '../lib'
import { Alert, type Tone } from '../primitives'
import { PayLink } from './PayLink'
import { pastDueStage, type PastDueStage, type Subscription } from './subscription'

export interface PastDueAlertProps {
  subscription: Pick<
    Subscription,
    'status' | 'price_in_cents' | 'currency' | 'past_due_since' | 'suspends_at'
  >
  /** Whose payment is missing: the organization's e-mail address. */
  organization: string
  /** Where it can be paid: the customer portal, or a dialog of the console that says how. */
  billingHref: string
}

const tones: Record<PastDueStage, Tone> = { notice: 'info', warning: 'warning', pinned: 'danger' }

/**
 * §2.9 user-overview: a payment that is missing, what happens next, and the one press that mends it. First it is told, then
 * it is a warning, and shortly before the organization is suspended it stays in view. Nothing is drawn where none is missing.
 */
export function PastDueAlert({ subscription, organization, billingHref }: PastDueAlertProps) {
  const stage = pastDueStage(subscription, platformNow())
  if (stage === null) return null
  const { price_in_cents, currency, past_due_since, suspends_at } = subscription
  const amount = formatMoney(price_in_cents, currency || 'USD')
  const suspension = parseTimestamp(suspends_at)
  return (
    <Root
      tone={tones[stage]}
      title={
        stage === 'notice' ? `A payment of ${amount} did not go through` : `A payment of ${amount} is missing`
      }
      actions={<PayLink size="sm" billingHref={billingHref} />}
    >
      {parseTimestamp(past_due_since) !== null && (
        <span>{`It was due on ${formatDate(past_due_since)}. `}</span>
      )}
      <span>
        {suspension === null
          ? `Until it is paid, ${organization} may be suspended.`
          : suspension > platformNow()
            ? `Unless it is paid, ${organization} is suspended on ${formatDate(suspends_at)}.`
            : `${organization} is suspended since ${formatDate(suspends_at)}, until it is paid.`}
      </span>
    </Root>
  )
}

/*
 * Only where there is room: with large text, at high zoom or in a low window it would hide most of the page, and what has
 * the focus.
 */
const Root = styled(Alert)`
  @media (min-width: 20em) and (min-height: 30em) {
    &[data-tone='danger'] {
      position: sticky;
      z-index: 3;
      top: calc(var(--sticky-top, 0px) + var(--space-2));
    }
    :root:has(&[data-tone='danger']) {
      --alert-room: calc(4 * var(--row)); /* as high as it is on a phone */
    }
  }
`
