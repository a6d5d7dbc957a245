/** What every subscription can be made to look like; 'as paid' is what the payments of its organization say. */
export const subscriptionsLooks = [
  'as paid',
  'trialing',
  'past due since today',
  'past due for a week',
  'past due for 13 days',
  'paused',
  'canceled',
] as const
export type SubscriptionsLook = (typeof subscriptionsLooks)[number]
