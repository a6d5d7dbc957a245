import type { Failure } from '../lib'

/** What came of something that was asked for, told above the content. */
export interface Message {
  text: string
  /** The server's own words, where it gave any. */
  reason?: string
  /**
   * Its colour (§2.22 payments): red for what failed, green for what was done; blue for what is under way, was done in
   * part, or may have been done or not. Whoever writes the text knows which, so the text itself is never searched:
   * a product may be named 'Failed pilot'.
   */
  tone: 'danger' | 'info' | 'success'
}

/** What is said of a failure; where nobody knows the outcome, it has not failed. */
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

/** Every count of the answer, spelled out. */
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
