import { idOf } from '../../fixtures'
import { addPerson, findPerson, normalizeEmail } from '../../product/people'
import type { Person } from '../../product/records'
import type { Account, Address, DeviceKey, OwnTraits, IdentityStore } from './records'
import type { Service } from './service'

/** Somebody to be made known. */
export interface NewIdentity {
  email: string
  /** From `hashPassword`; null for somebody who has none, or sets the first one by recovery. */
  passwordHash: string | null
  admin: boolean
  verified: boolean
  createdAt: Date
  name?: string | null
  /** The traits of a deployment with an identity schema of its own. */
  traits?: OwnTraits
  /** The passkey that somebody signed up with. */
  keys?: DeviceKey[]
}

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$|^[^\s@]+@localhost$/.test(text)

/** An address nobody has shown to be theirs yet. */
const freshAddress = ({ id, email, updated_at }: Person): Address => ({
  id: idOf(`address/${id}/${email}`),
  value: email,
  verified: false,
  status: 'pending',
  created_at: updated_at,
  updated_at,
})

/** How somebody signs in. A new address is not a verified one, and whoever was invited has nothing to sign in with. */
export function accountOf(store: IdentityStore, person: Person): Account {
  const account = store.accounts.get(person.id)
  const blank = { id: person.id, password: null, totp: null, lookup: [] }
  const address = account?.address.value === person.email ? account.address : freshAddress(person)
  return { ...blank, ...account, address }
}

export const changeAccount = (store: IdentityStore, person: Person, change: Partial<Account>): Account =>
  store.accounts.put({ ...accountOf(store, person), ...change })

/** Makes somebody known, unless the address is taken: then nothing is written and nothing returned. */
export function createIdentity(store: IdentityStore, input: NewIdentity): Person | undefined {
  const { email, passwordHash, admin, verified, createdAt, name = null, traits, keys } = input
  if (findPerson(store, email)) return undefined
  return store.transaction(() => {
    const person = addPerson(store, { email, name, admin }, createdAt)
    changeAccount(store, person, { password: passwordHash, ...(traits && { traits }), ...(keys && { keys }) })
    if (verified) markVerified(store, person, normalizeEmail(email), createdAt)
    return person
  })
}

/** Notes that mail to the address was read; an address given up meanwhile proves nothing. */
export function markVerified(store: IdentityStore, person: Person, value: string, now: Date): void {
  const { address } = accountOf(store, person)
  const at = now.toISOString()
  if (address.value === value)
    changeAccount(store, person, {
      address: { ...address, verified: true, status: 'completed', verified_at: at, updated_at: at },
    })
}

/** Notes that mail is on its way. */
export function markSent(store: IdentityStore, person: Person, now: Date): void {
  const { address } = accountOf(store, person)
  if (!address.verified)
    changeAccount(store, person, { address: { ...address, status: 'sent', updated_at: now.toISOString() } })
}

/** Whether there is anything to ask for beyond the password. */
export function hasSecondFactor(store: IdentityStore, person: Person): boolean {
  const { totp, lookup, keys = [] } = accountOf(store, person)
  return totp !== null || lookup.length > 0 || keys.some(({ kind }) => kind === 'security key')
}

/** Whether somebody has the admin trait, which only the staff schema has. */
export const isStaff = ({ switches }: Pick<Service, 'switches'>, { admin }: Person): boolean =>
  admin && switches().adminsLose !== 'entry and trait'

/** An identity as Kratos writes it. */
export function identityDocument(service: Service, person: Person) {
  const { store, authOrigin, switches } = service
  const { id, email, name, created_at, updated_at } = person
  const admin = isStaff(service, person)
  const { address, traits } = accountOf(store, person)
  const ownTraits = switches().identitySchema === 'own' ? traits : undefined
  const schema = admin ? 'staff' : switches().identitySchema
  return {
    id,
    schema_id: schema,
    schema_url: `${authOrigin}/schemas/${Buffer.from(schema).toString('base64url')}`,
    state: 'active',
    state_changed_at: created_at,
    traits: { ...(name !== null && { name }), ...(admin && { admin }), ...ownTraits, email },
    verifiable_addresses: [{ ...address, via: 'email' }],
    recovery_addresses: [
      {
        id: idOf(`recovery/${id}/${email}`),
        value: email,
        via: 'email',
        created_at,
        updated_at: address.updated_at,
      },
    ],
    metadata_public: null,
    created_at,
    updated_at,
    organization_id: null,
  }
}
