import { addCatalogue } from '../product/catalogue'
import { addCrowd, type CrowdOptions } from '../product/crowd'
import { addNamed, fixtureClock, moveTimes } from '../product/named'
import { ago } from '../product/random'
import type { Collection } from '../product/store'
import { changeAccount, hashPassword } from './identity'
import { markVerified } from './identity/accounts'
import type { ServerStore } from './store'

/** The password of every account there is at first (§11). */
export const demoPassword = 'quarterdeck-demo'

/** Fills an empty store; one that has its data keeps them. */
export async function seedOnce(store: ServerStore, now: Date, options: CrowdOptions = {}): Promise<void> {
  if (store.settings.size === 0) await reseed(store, now, options)
}

/**
 * Puts the data back as they were on the first day, in one step: the fixtures' named things as if their day were today,
 * and a crowd around them. Signs everybody out; only the switches stay.
 */
export async function reseed(store: ServerStore, now: Date, options: CrowdOptions = {}): Promise<void> {
  const password = await hashPassword(demoPassword) // once: hashing is slow on purpose
  const { transaction, switches: _kept, ...collections } = store
  transaction(() => {
    for (const collection of Object.values<Pick<Collection<object>, 'clear'>>(collections)) collection.clear()
    addNamed(store)
    moveTimes(store, now.getTime() - fixtureClock.getTime())
    addCatalogue(store, ago(now))
    addCrowd(store, now, options)
    for (const person of store.people.all()) {
      changeAccount(store, person, { password })
      markVerified(store, person, person.email, new Date(person.created_at))
    }
  })
}
