import type { Failure } from '../lib'

/** How a write ended, told above the content of the screen. */
export interface Message {
  text: string
  /** The server's own words, where it gave any. */
  reason?: string
  /**
   * Its colour (§2.22 payments): red when it failed, green when it was done; blue when it is under way, was done in part,
   * or may have been done or not. It is set where the text is written and never found by searching the text for 'Failed':
   * a product may be named 'Failed pilot'.
   */
  tone: 'danger' | 'info' | 'success'
}

/** The message of a failure. A write whose outcome is unknown has not necessarily failed, so it is not red. */
export const failureMessage = ({ message, reason, outcomeUnknown }: Failure): Message => ({
  text: message,
  reason,
  tone: outcomeUnknown ? 'info' : 'danger',
})

/** How many of the providers were synced, in the words of §8.13. */
export function syncMessage({
  providers_synced,
  total_providers,
}: {
  providers_synced: number
  total_providers: number
}): Message {
  return {
    text: `Successfully synced ${providers_synced} out of ${total_providers} providers`,
    tone: providers_synced < total_providers ? 'info' : 'success',
  }
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** A message with every count of the answer. */
export function organizationSyncMessage({
  synced_organizations,
  updated_plans,
  activated_organizations,
  skipped,
  errors,
}: {
  synced_organizations: number
  updated_plans: number
  activated_organizations: number
  skipped: number
  errors: number
}): Message {
  return {
    text: `Synced ${many(synced_organizations, 'organization')} from Paddle`,
    reason: [
      `${many(updated_plans, 'plan')} updated`,
      `${many(activated_organizations, 'organization')} activated`,
      `${skipped} skipped`,
      many(errors, 'error'),
    ].join(', '),
    tone: skipped > 0 || errors > 0 ? 'info' : 'success',
  }
}
