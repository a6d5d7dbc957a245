import { is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db, Tx } from '../db'
import { createIdentity, hashPassword } from '../identity'
import * as schema from '../schema'
import { seedPayments, seedPlans, seedTemplates } from './catalogue'
import { seedCrowd } from './crowd'
import { demoPassword, seedPeople } from './people'
import { seedClusters, seedOrganizations } from './platform'
import { ago, createRandom, type Ago, type Random } from './random'
import { seedHistory } from './history'
import { seedDefinitions, seedWork } from './work'

export { accounts, demoPassword } from './people'

/** What of the world can be asked for. */
export interface SeedOptions {
  /** How many organizations there are; by default some sixty, each with a name of its own. */
  organizations?: number
  /** Jobs of history on top, to see how long lists do. */
  jobs?: number
}

/** Fills an empty database; one that has its world keeps it. */
export async function seedOnce(db: Db, now = new Date(), options: SeedOptions = {}): Promise<void> {
  // Settings are written last, with everything else of the product: without them a first start was cut short.
  if (db.select().from(schema.systemSettings).get()) return
  await reseed(db, now, options)
}

/** Puts the world back as it was on the first day, in one step. Signs everybody out. */
export async function reseed(db: Db, now = new Date(), options: SeedOptions = {}): Promise<void> {
  const passwordHash = await hashPassword(demoPassword) // once: hashing is slow on purpose
  const random = createRandom(20_261_120)
  const since = ago(now)

  db.transaction((tx) => {
    clear(tx)
    const people = seedPeople(random, since).map((person) => ({
      ...person,
      id: createIdentity(tx, {
        email: person.email,
        name: person.name,
        passwordHash,
        admin: person.admin !== undefined,
        verified: true,
        createdAt: person.createdAt,
      }).id,
    }))
    const plans = seedPlans(random, since)
    const clusters = seedClusters(random, since)
    const inUse = clusters.filter(({ archived }) => !archived).map(({ id }) => id)
    const { organizations, namespaces, dashboards } = seedOrganizations(
      random,
      since,
      plans,
      inUse,
      options.organizations,
    )
    const planIds = new Map(plans.map(({ name, id }) => [name, id]))
    const catalogue = seedPayments(random, since, planIds)
    const { definitions, steps } = seedDefinitions(random)
    const targets = {
      organization: namespaces.map(({ organization_id, cluster_id, name }) => ({
        organization_id,
        cluster_id,
        namespace: name,
      })),
      cluster: inUse.map((cluster_id) => ({ organization_id: null, cluster_id, namespace: null })),
    }
    const work = seedWork(random, since, targets)

    tx.insert(schema.plans).values(plans).run()
    tx.insert(schema.clusters).values(clusters).run()
    tx.insert(schema.organizations).values(organizations).run()
    tx.insert(schema.namespaces).values(namespaces).run()
    tx.insert(schema.dashboards).values(dashboards).run()
    seedCrowd(tx, since({ days: 600 }), (options.organizations ?? 0) - organizations.length)

    const staff = people.flatMap(({ id, admin, createdAt }) =>
      admin ? [{ ...admin, identity_id: id, created_at: createdAt }] : [],
    )
    tx.insert(schema.admins).values(staff).run()
    const known = people.flatMap(({ id, isActive }) =>
      isActive === undefined ? [] : [{ identity_id: id, is_active: isActive }],
    )
    tx.insert(schema.members).values(known).run()
    tx.insert(schema.memberships)
      .values(membershipsOf(random, since, { people, organizations, dashboards }))
      .run()

    tx.insert(schema.paymentProviders)
      .values([{ name: 'none' }, { name: 'paddle' }, { name: 'stripe' }])
      .run()
    tx.insert(schema.products).values(catalogue.products).run()
    tx.insert(schema.prices).values(catalogue.prices).run()
    tx.insert(schema.transactions)
      .values(transactionsOf(random, since, organizations, catalogue.prices))
      .run()

    tx.insert(schema.workflows).values(work.workflows).run()
    tx.insert(schema.jobs).values(work.jobs).run()
    seedHistory(tx, since, targets, options.jobs)
    tx.insert(schema.customJobTemplates).values(seedTemplates(random)).run()
    tx.insert(schema.customWorkflows).values(definitions).run()
    tx.insert(schema.customWorkflowSteps).values(steps).run()

    tx.insert(schema.systemSettings)
      .values([
        setting(random, 'signup_enabled', 'New users can register', true),
        setting(random, 'maintenance_mode', 'Product calls answer that maintenance is going on', false),
        setting(random, 'email_notifications', 'Owners are told when a job of theirs fails', true),
      ])
      .run()
  })
}

const setting = (random: Random, key: string, description: string, value: boolean) => ({
  setting_id: random.uuid(),
  key,
  description,
  value,
})

/** Empties every table but the migrations' own and the switches. */
function clear(tx: Tx) {
  tx.run(sql`PRAGMA defer_foreign_keys = ON`)
  for (const table of Object.values(schema))
    if (is(table, SQLiteTable) && table !== schema.switchesTable) tx.delete(table).run()
}

interface World {
  people: { id: string; email: string; admin?: unknown }[]
  organizations: { id: string; plan_id?: string | null }[]
  dashboards: { organization_id: string }[]
}

/** user@example.com joins five organizations, the first of them complete; others join up to three. */
function membershipsOf(random: Random, since: Ago, { people, organizations, dashboards }: World) {
  const studios = (id: string) => dashboards.filter(({ organization_id }) => organization_id === id).length
  const first = organizations.find(({ id, plan_id }) => plan_id && studios(id) >= 2)
  const rest = organizations.filter((organization) => organization !== first)
  const five = [first, rest[5], rest[18], rest[30], rest[44]].filter((one) => one !== undefined)

  const user = people.find(({ email }) => email === 'user@example.com')?.id ?? ''
  const rows = five.map(({ id }, index) => ({
    identity_id: user,
    organization_id: id,
    joined_at: since({ days: 320 - index * 40 }),
  }))
  for (const { id, email, admin } of people) {
    if (admin !== undefined || email === 'user@example.com' || email === 'new@example.com') continue
    const start = random.below(organizations.length)
    for (let step = random.below(4); step > 0; step -= 1) {
      const organization = organizations[(start + step * 7) % organizations.length]
      if (organization)
        rows.push({
          identity_id: id,
          organization_id: organization.id,
          joined_at: since({ days: step * 20 }),
        })
    }
  }
  return rows
}

/** Payments a synchronisation finds: most agree with the platform, some bring news, some concern nobody. */
function transactionsOf(
  random: Random,
  since: Ago,
  organizations: { id: string; email: string; plan_id?: string | null }[],
  prices: { id: string; plan_id?: string | null }[],
) {
  const sold = prices.filter(({ plan_id }) => plan_id)
  const payers = organizations.flatMap(({ id, email, plan_id }, index) => {
    const price = sold.find((candidate) => candidate.plan_id === plan_id)
    if (!price) return []
    return [{ email, organization_id: id, price_id: index % 15 === 4 ? random.pick(sold).id : price.id }]
  })
  const strangers = ['billing@gone.example', 'cfo@elsewhere.example', 'hello@typo.example'].map((email) => ({
    email,
    price_id: random.pick(sold).id,
  }))
  return [...payers, ...strangers].map((payment, index) => {
    const id = `txn_01${random.uuid().replaceAll('-', '').slice(0, 24)}`
    const created_at = since({ days: random.between(1, 28) })
    return index % 11 === 9
      ? { ...payment, id, created_at, state: 'past_due' as const }
      : { ...payment, id, created_at, state: 'completed' as const, paid_at: created_at }
  })
}
