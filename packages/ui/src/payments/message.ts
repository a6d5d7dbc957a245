import { formatInteger, type Failure } from '../lib'

/** How a write ended, told above the content of the screen. */
export interface Message {
  text: string
  /** The server's own words, where it gave any. */
  reason?: string
  /** What it is about, one by one. */
  list?: readonly string[]
  /**
   * Its colour (§2.22 payments): red when it failed, green when it was done; blue when it is under way, was done in part,
   * or may have been done or not. It is set where the text is written and never found by searching the text for 'Failed':
   * a product may be named 'Failed pilot'.
   */
  tone: 'danger' | 'info' | 'success'
}

/**
 * The message of a failure. A write whose outcome is unknown has not necessarily failed, and what is no longer there was
 * removed by somebody, so neither is red.
 */
export const failureMessage = ({ message, reason, outcomeUnknown, gone }: Failure): Message => ({
  text: message,
  reason,
  tone: outcomeUnknown || gone ? 'info' : 'danger',
})

/** What a platform answers of one kind: how many, null where it does not say; and which, as far as it does. */
interface Tally {
  count: number | null
  list: readonly string[]
}

/** How many of the providers were synced, in the words of §8.13. */
export function syncMessage({
  providers_synced: { count, list },
  total_providers,
}: {
  providers_synced: Tally
  total_providers: number
}): Message {
  return {
    text: `Successfully synced ${count} out of ${total_providers} providers`,
    list: [...list],
    tone: (count ?? 0) < total_providers ? 'info' : 'success',
  }
}

const many = (count: number, one: string) => `${formatInteger(count)} ${one}${count === 1 ? '' : 's'}`

/** A message with every count of the answer, and with what was skipped or failed where the platform says it. */
export function organizationSyncMessage({
  synced_organizations,
  updated_plans,
  activated_organizations,
  skipped,
  errors,
}: Record<
  'synced_organizations' | 'updated_plans' | 'activated_organizations' | 'skipped' | 'errors',
  Tally
>): Message {
  const said = ({ count }: Tally, text: (count: number) => string) => (count === null ? [] : [text(count)])
  const counts = [
    ...said(updated_plans, (count) => `${many(count, 'plan')} updated`),
    ...said(activated_organizations, (count) => `${many(count, 'organization')} activated`),
    ...said(skipped, (count) => `${formatInteger(count)} skipped`),
    ...said(errors, (count) => many(count, 'error')),
  ].join(', ')
  const list = [...skipped.list.map((one) => `Skipped: ${one}`), ...errors.list.map((one) => `Error: ${one}`)]
  const isComplete = !skipped.count && !errors.count
  return {
    text: `Synced ${many(synced_organizations.count ?? 0, 'organization')} from Paddle`,
    reason: isComplete || list.length > 0 ? counts : `${counts}. The platform does not say which ones.`,
    list,
    tone: isComplete ? 'success' : 'info',
  }
}
