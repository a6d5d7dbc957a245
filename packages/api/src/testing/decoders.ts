import * as v from 'valibot'
import type {
  Admin,
  Checkout,
  Cluster,
  CustomJobTemplate,
  CustomWorkflow,
  Dashboard,
  Job,
  Namespace,
  Organization,
  OrganizationSync,
  PaymentSync,
  Plan,
  PlanPrice,
  PlanUsage,
  Price,
  Product,
  Provider,
  SignupStatus,
  SystemSetting,
  User,
  UserNamespace,
  UserOrganization,
  UserPlan,
  UserProfile,
  Utilization,
  Workflow,
  WorkflowStep,
} from '../models'
import * as decode from '../decode'

/*
 * Every decoder with the strict form of what may come out of it: no key more, none less, nothing undefined,
 * every number finite, every time a date. Written apart from the decoders, so that each guards the other.
 */

const text = v.string()
const name = v.pipe(text, v.nonEmpty())
const number = v.pipe(v.number(), v.finite())
const flag = v.boolean()
const time = v.nullable(
  v.pipe(
    text,
    v.check((value) => !Number.isNaN(new Date(value).getTime())),
  ),
)
const maybe = v.nullable(name)
const link = v.pipe(text, v.regex(/^https?:/i), v.url())
const target = v.picklist(['organization', 'cluster'])

const price: v.GenericSchema<Price> = v.strictObject({
  id: name,
  name: maybe,
  description: text,
  status: v.picklist(['active', 'archived']),
  unit_price_amount: number,
  unit_price_currency: text,
  billing_cycle_interval: maybe,
  billing_cycle_frequency: v.nullable(number),
  trial_period_interval: maybe,
  trial_period_frequency: v.nullable(number),
  type: text,
  tax_mode: text,
  payment_provider: text,
  provider_price_id: text,
  product_id: text,
  plan_id: maybe,
})

const usage = v.strictObject({ current: number, max: v.union([number, v.literal('N/A')]) })

const organization: v.GenericSchema<Organization> = v.strictObject({
  id: name,
  email: name,
  created_at: time,
  is_active: flag,
  plan_id: maybe,
  plan_name: maybe,
  namespace_name: maybe,
  cluster_name: maybe,
  cluster_region: maybe,
  additional_tools: number,
  additional_agents: number,
  additional_group_graphs: number,
  additional_groups: number,
})

const userOrganization: v.GenericSchema<UserOrganization> = v.strictObject({
  id: name,
  email: name,
  is_active: flag,
  created_at: time,
  plan: maybe,
})

const plan: v.GenericSchema<Plan> = v.strictObject({
  id: name,
  name,
  description: text,
  max_tools: number,
  max_agents: number,
  max_group_graphs: number,
  max_groups: number,
  price_in_cents: number,
  is_default: flag,
  deprecated: flag,
  created_at: time,
  connected_prices: v.nullable(v.array(price)),
})

const cluster: v.GenericSchema<Cluster> = v.strictObject({
  id: name,
  name,
  region: text,
  dashboard: v.union([v.literal(''), link]),
  healthy: flag,
  enabled: flag,
  archived: flag,
  priority: v.picklist([0, 25, 50, 75, 100]),
  domain: text,
  helm_version: text,
  kubeconfig: maybe,
  postgres_image: text,
  backend_image: text,
  frontend_image: text,
  caddy_image: text,
  ingress_annotations: v.record(text, text),
  user_kratos_url: text,
})

const namespace: v.GenericSchema<Namespace> = v.strictObject({
  id: name,
  name,
  organization_id: text,
  created_at: time,
  cluster_id: text,
  region: text,
  cluster: v.strictObject({ id: text, name: text, region: text }),
  organization: v.strictObject({ email: text, plan: maybe }),
})

const job: v.GenericSchema<Job> = v.strictObject({
  job_id: name,
  job_type: text,
  status: v.picklist([
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
    'unknown',
  ]),
  raw_status: text,
  organization_id: maybe,
  namespace: maybe,
  cluster_id: maybe,
  workflow_id: maybe,
  retries: number,
  max_retries: number,
  error_message: maybe,
  created_at: time,
  updated_at: time,
  sequence_number: number,
  metadata: v.strictObject({ namespace: maybe, cluster_id: maybe, workflow_name: maybe }),
  source: target,
})

const workflow: v.GenericSchema<Workflow> = v.strictObject({
  workflow_id: name,
  workflow_type: text,
  organization_id: maybe,
  organization_email: maybe,
  cluster_id: maybe,
  cluster_name: maybe,
  description: text,
  created_at: time,
  target_type: target,
  source: target,
})

const step: v.GenericSchema<WorkflowStep> = v.strictObject({
  step_id: name,
  sequence_number: number,
  job_type: text,
  max_retries: number,
})

const customJobTemplate: v.GenericSchema<CustomJobTemplate> = v.strictObject({
  template_id: name,
  display_name: name,
  description: text,
  job_type: text,
  is_enabled: flag,
  target_type: v.nullable(target),
})

const customWorkflow: v.GenericSchema<CustomWorkflow> = v.strictObject({
  workflow_id: name,
  display_name: name,
  description: text,
  target_type: v.nullable(target),
  is_enabled: flag,
  steps: v.nullable(v.array(step)),
})

const product: v.GenericSchema<Product> = v.strictObject({
  id: name,
  name,
  description: text,
  status: v.picklist(['active', 'archived']),
  tax_category: text,
  created_at: time,
})

const user: v.GenericSchema<User> = v.strictObject({
  id: name,
  email: name,
  created_at: time,
  is_active: v.nullable(flag),
})

const userProfile: v.GenericSchema<UserProfile> = v.strictObject({
  id: name,
  email: name,
  created_at: time,
  isAdmin: flag,
  is_active: flag,
})

const userPlan: v.GenericSchema<UserPlan> = v.strictObject({
  name,
  max_groups: number,
  max_agents: number,
  max_tools: number,
  max_group_graphs: v.nullable(number),
})

const organizationSync: v.GenericSchema<OrganizationSync> = v.strictObject({
  synced_organizations: number,
  updated_plans: number,
  activated_organizations: number,
  skipped: number,
  errors: number,
})

const systemSetting: v.GenericSchema<SystemSetting> = v.strictObject({
  setting_id: text,
  key: name,
  description: text,
  value: flag,
})

interface Case {
  /** The document's name of the wire's type. */
  type: string
  decoder: v.GenericSchema<unknown, unknown>
  strict: v.GenericSchema
}

/** Every decoder, the wire's type it reads, and what may come out of it. */
export const cases: Case[] = [
  { type: 'Organization', decoder: decode.organization, strict: organization },
  { type: 'UserOrganization', decoder: decode.userOrganization, strict: userOrganization },
  {
    type: 'Utilization',
    decoder: decode.utilization,
    strict: v.strictObject({
      agents: usage,
      tools: usage,
      groups: usage,
    }) satisfies v.GenericSchema<Utilization>,
  },
  { type: 'UserProfile', decoder: decode.userProfile, strict: userProfile },
  { type: 'UserPlan', decoder: decode.userPlan, strict: userPlan },
  {
    type: 'UserNamespace',
    decoder: decode.userNamespace,
    strict: v.strictObject({ name, cluster: text, region: text }) satisfies v.GenericSchema<UserNamespace>,
  },
  {
    type: 'Dashboard',
    decoder: decode.dashboard,
    strict: v.strictObject({ id: name, name: maybe, url: v.string() }) satisfies v.GenericSchema<Dashboard>,
  },
  { type: 'Plan', decoder: decode.plan, strict: plan },
  {
    type: 'PlanUsage',
    decoder: decode.planUsage,
    strict: v.strictObject({ organization_count: number }) satisfies v.GenericSchema<PlanUsage>,
  },
  {
    type: 'Admin',
    decoder: decode.admin,
    strict: v.strictObject({
      id: name,
      email: name,
      can_create_new_admins: flag,
    }) satisfies v.GenericSchema<Admin>,
  },
  { type: 'User', decoder: decode.user, strict: user },
  { type: 'Cluster', decoder: decode.cluster, strict: cluster },
  { type: 'Namespace', decoder: decode.namespace, strict: namespace },
  { type: 'Job', decoder: decode.jobOf('cluster'), strict: job },
  { type: 'Workflow', decoder: decode.workflowOf('organization'), strict: workflow },
  { type: 'CustomJobTemplate', decoder: decode.customJobTemplate, strict: customJobTemplate },
  { type: 'CustomWorkflow', decoder: decode.customWorkflow, strict: customWorkflow },
  {
    type: 'Provider',
    decoder: decode.provider,
    strict: v.strictObject({ name }) satisfies v.GenericSchema<Provider>,
  },
  { type: 'Product', decoder: decode.product, strict: product },
  { type: 'Price', decoder: decode.price, strict: price },
  {
    type: 'PaymentSync',
    decoder: decode.paymentSync,
    strict: v.strictObject({
      providers_synced: number,
      total_providers: number,
    }) satisfies v.GenericSchema<PaymentSync>,
  },
  { type: 'OrganizationSync', decoder: decode.organizationSync, strict: organizationSync },
  { type: 'SystemSetting', decoder: decode.systemSetting, strict: systemSetting },
  {
    type: 'SignupStatus',
    decoder: decode.signupStatus,
    strict: v.strictObject({ signup_enabled: flag }) satisfies v.GenericSchema<SignupStatus>,
  },
  {
    type: 'PlanPrice',
    decoder: decode.planPrice,
    strict: v.strictObject({ provider_price_id: name }) satisfies v.GenericSchema<PlanPrice>,
  },
  {
    type: 'Checkout',
    decoder: decode.checkout,
    strict: v.strictObject({
      transaction_id: name,
      provider_price_id: maybe,
    }) satisfies v.GenericSchema<Checkout>,
  },
]
