/** What is paid for an organization. Its calls are in user.ts. */
import * as v from 'valibot'
import { count, optionalText, requiredText, text, time } from './fields'
import { Usage } from './utilization'
import { wireObject, type Schemas } from './wire'

type Wire = Schemas['Subscription']

/** The plan that an organization changes to without doing anything more. */
const ScheduledChange = wireObject<Schemas['ScheduledChange']>()({
  plan_id: requiredText,
  plan_name: requiredText,
  effective_at: time,
})
export type ScheduledChange = v.InferOutput<typeof ScheduledChange>

/** What is paid for an organization, and when. */
export const Subscription = wireObject<Wire>()({
  /** Null where it is none of these. */
  status: v.fallback(
    v.nullish(
      v.picklist(['active', 'trialing', 'past_due', 'paused', 'canceled'] satisfies Wire['status'][]),
      null,
    ),
    null,
  ),
  price_in_cents: count,
  /** ISO 4217; empty where the platform does not say, and then dollars. */
  currency: text,
  /** What one price pays for, such as 'month'; null where it is paid once. */
  interval: optionalText,
  /** When it is charged next; null where it is not. */
  renews_at: time,
  /** When it ends; null while it goes on. */
  ends_at: time,
  /** When the payment that is missing was due. */
  past_due_since: time,
  /** When the organization is suspended unless it is paid. */
  suspends_at: time,
  /** The credits of the period; null where none are counted. */
  credits: v.fallback(v.nullish(Usage, null), null),
  /** The plan that comes next; null where it stays. */
  scheduled_change: v.fallback(v.nullish(ScheduledChange, null), null),
})
export type Subscription = v.InferOutput<typeof Subscription>
