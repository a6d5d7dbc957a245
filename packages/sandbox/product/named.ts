import * as fixtures from '../fixtures'
import { addPerson } from './people'
import {
  productKeys,
  type ProductRecords,
  type ProductStore,
  type Schema,
  type Source,
  type Transaction,
} from './records'
import type { Collection } from './store'

/** The accounts a visitor is told about (§11.2); the identity service gives each the same password. */
export const accounts = [
  { email: 'admin@example.com', name: 'Robin Hale', about: 'administrator who can create admins' },
  {
    email: 'standard-admin@example.com',
    name: 'Sasha Lind',
    about: 'administrator who cannot create admins',
  },
  { email: 'user@example.com', name: 'Jamie Porter', about: 'user with several organizations' },
  { email: 'new@example.com', name: 'Noa Winter', about: 'user without any organization' },
] as const

const nameOf = (email: string) => accounts.find((account) => account.email === email)?.name ?? null

/** The moment at which the fixtures' clock stands. */
export const fixtureClock = new Date(fixtures.minutesAgo(0))

/** Who belongs to which of the named organizations, the first one joined first. */
const memberships = {
  [fixtures.userActive.id]: fixtures.userOrganizations.map(({ organization_id }) => organization_id),
  [fixtures.userInactive.id]: [fixtures.organizationOnPro.id],
  [fixtures.userUnknownStatus.id]: [fixtures.organizationOnPlus.id],
  [fixtures.userWithLongEmail.id]: [fixtures.organizationWithLongEmail.id, fixtures.organizationOnPro.id],
}

/** A renewal that one of the customer's organizations has not paid: the payment provider's portal can still take it. */
const missedRenewal: Transaction = {
  id: 'txn_01contosorenewal',
  price_id: fixtures.pricePlusMonthly.id,
  email: fixtures.organizationOnPlus.email,
  state: 'past_due',
  organization_id: fixtures.organizationOnPlus.id,
  declined_attempts: 1,
  created_at: fixtures.daysAgo(9),
}

/** Fills an empty store with the fixtures' named things: what stories begin with, and what the server's data begin with. */
export function addNamed(store: ProductStore): void {
  addPeople(store)
  addPlaces(store)
  addWork(store)
  for (const plan of fixtures.plans) store.plans.put(plan)
  for (const provider of fixtures.providers) store.providers.put(provider)
  for (const product of fixtures.products)
    store.products.put({ ...product, payment_provider: 'paddle', unsynced: false })
  for (const price of fixtures.prices) store.prices.put(price)
  for (const setting of fixtures.settings) store.settings.put(setting)
  store.transactions.put(missedRenewal)
}

function addPeople(store: ProductStore) {
  for (const user of fixtures.users) addPerson(store, { ...user, name: nameOf(user.email) }, fixtureClock)
  const { created_at } = fixtures.profileAdmin
  for (const admin of fixtures.admins)
    addPerson(
      store,
      { ...admin, name: nameOf(admin.email), admin: true, is_active: true, created_at },
      fixtureClock,
    )
  for (const [person_id, organizations] of Object.entries(memberships))
    organizations.forEach((organization_id, index) =>
      store.memberships.put({
        id: fixtures.idOf(`membership/${person_id}/${organization_id}`),
        person_id,
        organization_id,
        joined_at: fixtures.daysAgo(300 - index * 40),
      }),
    )
}

function addPlaces(store: ProductStore) {
  const clusters = [...fixtures.clusters, ...fixtures.clustersArchived]
  for (const cluster of clusters) store.clusters.put({ ...cluster, checked_at: fixtures.minutesAgo(5) })

  for (const organization of fixtures.organizations) {
    const { plan_name: _plan, planDetails: _details, namespace_name, cluster_name, ...rest } = organization
    const { cluster_region: _region, ...row } = rest
    const { agents, tools, groups } = fixtures.utilizationLow
    store.organizations.put({
      ...row,
      used_agents: agents.current,
      used_tools: tools.current,
      used_groups: groups.current,
      used_group_graphs: 1,
    })
    const cluster = clusters.find(({ name }) => name === cluster_name)
    if (namespace_name && cluster)
      store.namespaces.put(fixtures.namespaceRow(row, cluster, { name: namespace_name }))
  }
  for (const dashboard of fixtures.dashboards)
    store.dashboards.put({ ...dashboard, organization_id: fixtures.organizationOnPro.id })
}

function addWork(store: ProductStore) {
  for (const workflow of [...fixtures.workflows, ...fixtures.clusterWorkflows]) {
    const { organization_email: _email, cluster_name: _name, ...row } = workflow
    store.workflows.put(row)
  }
  const add = (source: Source, jobs: Schema<'Job'>[]) => {
    for (const { metadata: _metadata, ...job } of jobs)
      store.jobs.put({ ...fixtures.historyOf(job, job.created_at), ...job, source, restarts: 0 })
  }
  add('organization', fixtures.jobs)
  add('organization', [...fixtures.workflowJobsFailed, ...fixtures.workflowJobsCompleted])
  add('cluster', [...fixtures.clusterJobs, ...fixtures.workflowJobsOfCluster])

  for (const template of fixtures.templates) store.templates.put(template)
  const { steps } = fixtures.customWorkflowWithSteps
  for (const workflow of fixtures.customWorkflows) store.customWorkflows.put({ ...workflow, steps })
}

/** Moves every time in the store, so that what the fixtures say of their own day is as true of today. */
export function moveTimes(store: ProductStore, milliseconds: number): void {
  const moved = (row: object): object =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]: [string, unknown]) => {
        if (Array.isArray(value))
          return [name, value.map((item: unknown) => (isRow(item) ? moved(item) : item))]
        if (!name.endsWith('_at') || typeof value !== 'string') return [name, value]
        return [name, new Date(Date.parse(value) + milliseconds).toISOString()]
      }),
    )
  for (const kind of Object.keys(productKeys) as (keyof ProductRecords)[]) {
    const rows: Collection<object> = store[kind] as unknown as Collection<object>
    for (const row of rows.all()) rows.put(moved(row))
  }
}

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null
