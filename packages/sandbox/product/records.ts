import type { components } from '@quarterdeck/api/generated/product'
import type { JobHistory, StoredNamespace, StoredOrganization, StoredWorkflow } from '../fixtures'
import { idOf } from '../fixtures/ids'
import { createStore, type Keys, type Store } from './store'

/** A type of `openapi/product.yaml` by its name there. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Organization and cluster work share collections: the source is the endpoint family that serves the row. */
export type Source = Schema<'TargetType'>

// Rows have the wire's shape without what is joined in from other rows, and with what the platform keeps to itself.

/** Somebody with an account. The identity service signs them in; what the product knows of them is here. */
export interface Person extends Schema<'User'>, Schema<'Admin'> {
  /** In lower case: it is also what people sign in with. */
  email: string
  name: string | null
  admin: boolean
  /** Means something for an administrator alone. */
  can_create_new_admins: boolean
  updated_at: string
}

/** Who belongs to which organization; people see the organization first that they joined first. */
export interface Membership {
  id: string
  person_id: string
  organization_id: string
  joined_at: string
}

export interface ClusterRow extends Schema<'Cluster'> {
  /** When its health was last looked at; null for a cluster just added. */
  checked_at: string | null
}

export interface OrganizationRow extends StoredOrganization {
  used_tools: number
  used_agents: number
  used_groups: number
  used_group_graphs: number
}

export type NamespaceRow = StoredNamespace

export interface DashboardRow extends Schema<'Dashboard'> {
  organization_id: string
}

export type WorkflowRow = StoredWorkflow

export interface JobRow extends Omit<Schema<'Job'>, 'metadata' | keyof JobHistory>, JobHistory {
  source: Source
  /** How often somebody put it back to its start. */
  restarts: number
}

/** A job under way: when it takes its next step. Jobs without such a row stay as they are. */
export interface DueJob {
  job_id: string
  at: string
}

export interface ProductRow extends Schema<'Product'> {
  payment_provider: string
  /** Only the provider knows of it, until the next synchronisation brings it in. */
  unsynced: boolean
}

/** §3.17: the states a payment transaction can be in. */
export type TransactionState = 'draft' | 'ready' | 'completed' | 'billed' | 'canceled' | 'past_due'

export interface Transaction {
  id: string
  price_id: string
  email: string
  state: TransactionState
  /** Whom it was charged for: known from the start for a renewal, from its payment on for a first purchase. */
  organization_id: string | null
  declined_attempts: number
  created_at: string
}

/** A change of plan that a member agreed to and that is not in effect yet. */
export interface PlanChangeRow {
  organization_id: string
  plan_id: string
  effective_at: string
}

/** A message in the outbox, which holds all mail of the platform. */
export interface Mail {
  id: string
  to: string
  subject: string
  body: string
  created_at: string
}

export interface ProductRecords {
  people: Person
  memberships: Membership
  plans: Schema<'Plan'>
  clusters: ClusterRow
  organizations: OrganizationRow
  namespaces: NamespaceRow
  dashboards: DashboardRow
  workflows: WorkflowRow
  jobs: JobRow
  dueJobs: DueJob
  templates: Schema<'CustomJobTemplate'>
  customWorkflows: Schema<'CustomWorkflowWithSteps'>
  providers: Schema<'Provider'>
  products: ProductRow
  prices: Schema<'Price'>
  transactions: Transaction
  planChanges: PlanChangeRow
  settings: Schema<'SystemSetting'>
  mails: Mail
}

export const productKeys: Keys<ProductRecords> = {
  people: 'id',
  memberships: 'id',
  plans: 'id',
  clusters: 'id',
  organizations: 'id',
  namespaces: 'id',
  dashboards: 'id',
  workflows: 'workflow_id',
  jobs: 'job_id',
  dueJobs: 'job_id',
  templates: 'template_id',
  customWorkflows: 'workflow_id',
  providers: 'name',
  products: 'id',
  prices: 'id',
  transactions: 'id',
  planChanges: 'organization_id',
  settings: 'key',
  mails: 'id',
}

/** Everything the product keeps. */
export type ProductStore = Store<ProductRecords>

export const createProductStore = (): ProductStore => createStore(productKeys)

let nextId = (): string => crypto.randomUUID()

/** An id for a new row. */
export const newId = (): string => nextId()

/** An id for a new transaction, as the payment provider makes them. */
export const newTransactionId = (): string => `txn_${newId().replaceAll('-', '')}`

/** From now on the ids of new rows are the same as after the last such call: stories and tests do not depend on chance. */
export function repeatIds(): void {
  let made = 0
  nextId = () => idOf(`new row ${(made += 1)}`)
}
