import type { Failure } from '../lib'

/** What came of something that was asked for, told above the content. */
export interface Message {
  text: string
  /** The server's own words, where it gave any. */
  reason?: string
  /** Under way, done in part, or of unknown outcome: neither failed nor simply done. */
  open?: boolean
}

/** §2 Payments: messages containing 'Failed' show red; others green or blue. */
export function messageTone({ text, open = false }: Message): 'danger' | 'info' | 'success' {
  if (text.includes('Failed')) return 'danger'
  return open ? 'info' : 'success'
}

/** Where the outcome is unknown the failure does not say 'Failed', and it is none. */
export const failureMessage = ({ message, reason }: Failure): Message => ({
  text: message,
  reason,
  open: true,
})

/** §8: X out of Y. */
export function syncMessage({
  providers_synced,
  total_providers,
}: {
  providers_synced: number
  total_providers: number
}): Message {
  return {
    text: `Successfully synced ${providers_synced} out of ${total_providers} providers`,
    open: providers_synced < total_providers,
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
    open: skipped > 0 || errors > 0,
  }
}
