import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { identities } from './identity/schema'
import type { Switches } from './switches'

export * from './identity/schema'

// Times are RFC 3339 UTC text: they sort as they read.
const id = (name = 'id') => text(name).primaryKey()
const flag = (name: string) => integer(name, { mode: 'boolean' })
const count = (name: string) => integer(name).notNull().default(0)

export const plans = sqliteTable('plans', {
  id: id(),
  name: text().notNull().unique(),
  description: text().notNull().default(''),
  max_tools: count('max_tools'),
  max_agents: count('max_agents'),
  max_group_graphs: count('max_group_graphs'),
  max_groups: count('max_groups'),
  price_in_cents: count('price_in_cents'),
  is_default: flag('is_default').notNull().default(false),
  deprecated: flag('deprecated').notNull().default(false),
  created_at: text().notNull(),
})

export const clusters = sqliteTable('clusters', {
  id: id(),
  name: text().notNull().unique(),
  region: text().notNull(),
  dashboard: text().notNull(),
  healthy: flag('healthy').notNull().default(false),
  enabled: flag('enabled').notNull().default(true),
  archived: flag('archived').notNull().default(false),
  priority: integer().notNull().default(50),
  domain: text().notNull(),
  helm_version: text().notNull().default(''),
  kubeconfig: text().notNull().default(''),
  postgres_image: text().notNull().default(''),
  backend_image: text().notNull().default(''),
  frontend_image: text().notNull().default(''),
  caddy_image: text().notNull().default(''),
  ingress_annotations: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  user_kratos_url: text().notNull().default(''),
  created_at: text().notNull(),
  /** When its health was first measured; null for a cluster just added. */
  checked_at: text(),
})

export const organizations = sqliteTable(
  'organizations',
  {
    id: id(),
    email: text().notNull(),
    created_at: text().notNull(),
    is_active: flag('is_active').notNull().default(true),
    plan_id: text().references(() => plans.id),
    additional_tools: count('additional_tools'),
    additional_agents: count('additional_agents'),
    additional_group_graphs: count('additional_group_graphs'),
    additional_groups: count('additional_groups'),
    used_tools: count('used_tools'),
    used_agents: count('used_agents'),
    used_groups: count('used_groups'),
  },
  // With the e-mail in it, counting, searching and paging read this index alone.
  (table) => [index('organizations_by_age').on(sql`${table.created_at} desc`, table.id, table.email)],
)

/** Who belongs to which organization; `joined_at` decides which one a person sees first. */
export const memberships = sqliteTable(
  'memberships',
  {
    organization_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    identity_id: text()
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    joined_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identity_id, table.organization_id] })],
)

/** What the platform knows of an identity beyond signing in; without a row, or with null, its status is unknown. */
export const members = sqliteTable('members', {
  identity_id: text()
    .primaryKey()
    .references(() => identities.id, { onDelete: 'cascade' }),
  is_active: flag('is_active'),
})

/** §6: every identity with the admin trait has a row here saying which of the two admin levels it has. */
export const admins = sqliteTable('admins', {
  identity_id: text()
    .primaryKey()
    .references(() => identities.id, { onDelete: 'cascade' }),
  can_create_new_admins: flag('can_create_new_admins').notNull().default(false),
  created_at: text().notNull(),
})

export const namespaces = sqliteTable('namespaces', {
  id: id(),
  name: text().notNull().unique(),
  organization_id: text()
    .notNull()
    .unique()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  cluster_id: text()
    .notNull()
    .references(() => clusters.id),
  created_at: text().notNull(),
})

export const dashboards = sqliteTable('dashboards', {
  id: id(),
  organization_id: text()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  name: text(),
  url: text().notNull(),
})

/** Organization and cluster work share tables: `source` is the endpoint family that serves the row. */
export const sources = ['organization', 'cluster'] as const
export type Source = (typeof sources)[number]

export const workflows = sqliteTable(
  'workflows',
  {
    workflow_id: id('workflow_id'),
    source: text({ enum: sources }).notNull(),
    workflow_type: text().notNull(),
    organization_id: text().references(() => organizations.id),
    cluster_id: text().references(() => clusters.id),
    description: text().notNull().default(''),
    created_at: text().notNull(),
  },
  (table) => [index('workflows_by_age').on(table.source, sql`${table.created_at} desc`, table.workflow_id)],
)

export const jobStatuses = [
  'pending',
  'queued',
  'running',
  'in_progress',
  'processing',
  'retrying',
  'completed',
  'success',
  'failed',
  'error',
  'cancelled',
] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobs = sqliteTable(
  'jobs',
  {
    job_id: id('job_id'),
    source: text({ enum: sources }).notNull(),
    job_type: text().notNull(),
    status: text({ enum: jobStatuses }).notNull(),
    organization_id: text().references(() => organizations.id),
    cluster_id: text().references(() => clusters.id),
    workflow_id: text().references(() => workflows.workflow_id),
    namespace: text(),
    retries: count('retries'),
    max_retries: integer().notNull().default(3),
    /** How often somebody put it back to its start. */
    restarts: count('restarts'),
    error_message: text(),
    sequence_number: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
    /** When the job takes its next step; null for history, which stays as it was seeded. */
    due_at: text(),
  },
  (table) => [
    // In the order of the lists, so that a page is read without looking at the rest.
    index('jobs_by_age').on(table.source, sql`${table.created_at} desc`, table.job_id),
    index('jobs_of_organization').on(table.organization_id, table.created_at),
    index('jobs_by_workflow').on(table.workflow_id, table.sequence_number),
    index('jobs_due').on(table.due_at),
  ],
)

export const customJobTemplates = sqliteTable('custom_job_templates', {
  template_id: id('template_id'),
  display_name: text().notNull(),
  description: text().notNull().default(''),
  job_type: text().notNull(),
  is_enabled: flag('is_enabled').notNull().default(true),
  target_type: text({ enum: sources }).notNull(),
})

export const customWorkflows = sqliteTable('custom_workflows', {
  workflow_id: id('workflow_id'),
  display_name: text().notNull(),
  description: text().notNull().default(''),
  target_type: text({ enum: sources }).notNull(),
  is_enabled: flag('is_enabled').notNull().default(true),
})

export const customWorkflowSteps = sqliteTable('custom_workflow_steps', {
  step_id: id('step_id'),
  workflow_id: text()
    .notNull()
    .references(() => customWorkflows.workflow_id, { onDelete: 'cascade' }),
  sequence_number: integer().notNull(),
  job_type: text().notNull(),
  max_retries: integer().notNull().default(3),
})

export const paymentProviders = sqliteTable('payment_providers', { name: text().primaryKey() })

const lifecycle = ['active', 'archived'] as const

export const products = sqliteTable('products', {
  id: id(),
  payment_provider: text()
    .notNull()
    .references(() => paymentProviders.name),
  name: text().notNull(),
  description: text().notNull().default(''),
  status: text({ enum: lifecycle }).notNull().default('active'),
  tax_category: text().notNull().default('standard'),
  created_at: text().notNull(),
  /** When a synchronisation brought it in; null while only the provider knows of it. */
  synced_at: text(),
})

export const prices = sqliteTable('prices', {
  id: id(),
  product_id: text()
    .notNull()
    .references(() => products.id),
  plan_id: text().references(() => plans.id, { onDelete: 'set null' }),
  name: text(),
  description: text().notNull().default(''),
  status: text({ enum: lifecycle }).notNull().default('active'),
  unit_price_amount: integer().notNull(),
  unit_price_currency: text().notNull(),
  billing_cycle_interval: text(),
  billing_cycle_frequency: integer(),
  trial_period_interval: text(),
  trial_period_frequency: integer(),
  type: text().notNull().default('standard'),
  tax_mode: text().notNull().default('account_setting'),
  provider_price_id: text().notNull().unique(),
})

/** §3: the states a payment transaction can be in. */
export const transactionStates = ['draft', 'ready', 'completed', 'billed', 'canceled', 'past_due'] as const

export const transactions = sqliteTable('transactions', {
  id: id(),
  price_id: text()
    .notNull()
    .references(() => prices.id),
  email: text().notNull(),
  state: text({ enum: transactionStates }).notNull().default('draft'),
  /** Whom it was charged for: known from the start for a renewal, from its payment on for a first purchase. */
  organization_id: text().references(() => organizations.id),
  declined_attempts: count('declined_attempts'),
  created_at: text().notNull(),
  /** Null until it is paid. */
  paid_at: text(),
})

export const systemSettings = sqliteTable('system_settings', {
  setting_id: id('setting_id'),
  key: text().notNull().unique(),
  description: text().notNull().default(''),
  value: flag('value').notNull(),
})

/** One row: see `switches.ts`. */
export const switchesTable = sqliteTable(
  'switches',
  { id: integer().primaryKey(), value: text({ mode: 'json' }).$type<Partial<Switches>>().notNull() },
  (table) => [check('only_one', sql`${table.id} = 1`)],
)
