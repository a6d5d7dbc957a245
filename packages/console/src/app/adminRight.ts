import { admins, ApiError, GENERIC_MESSAGE } from '@quarterdeck/api'
import { ownAdmin } from '../features/admins/ownAdmin'
import { adminEntryMissing } from '../lib/adminEntry'
import { queryClient } from '../lib/queryClient'
import { samePerson } from '../lib/samePerson'
import { refreshSession } from '../lib/session'
import { whileUnderWay } from '../lib/whileUnderWay'

/**
 * To be called when an administrator's call was refused (403): asks whether the person still has the right, and takes
 * what is known of customers off the screen and out of the cache where not (§6.5).
 */
export const checkAdminRight = whileUnderWay(async (): Promise<void> => {
  const session = await refreshSession()
  // Without the role, the guard of the screens leads to /user and `setKnown` has emptied the caches.
  if (session.status !== 'authenticated' || !session.user.isAdmin) return
  const isSamePerson = samePerson()
  const isMissing = await isEntryMissing(session.user)
  if (isMissing === undefined || !isSamePerson()) return
  adminEntryMissing.set(isMissing)
  if (isMissing) queryClient.clear()
})

/** Undefined where no answer tells; it may be a single permission that is missing then, or nothing at all. */
async function isEntryMissing(user: { id: string; email: string }): Promise<boolean | undefined> {
  try {
    const { items } = await admins.list()
    return ownAdmin(items, user) === undefined
  } catch (error) {
    // Without words of the platform, such as with the page of a firewall, the call did not get as far as to be judged.
    const isJudged = error instanceof ApiError && error.status === 403 && error.message !== GENERIC_MESSAGE
    return isJudged ? true : undefined
  }
}
