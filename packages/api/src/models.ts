/**
 * What the rest of the code speaks: the product API's types as they are once decoded.
 *
 * Field names are the wire's. Ids are UUIDs, money is integer cents. A time is an RFC 3339 string that is
 * known to parse, or null. Optional fields are null when absent, so nothing here is ever `undefined`.
 */

/** An RFC 3339 time that parses, or null where the wire had none (or none that parses). */
export type Time = string | null

/** One page of a list. A list that came whole is a page of its own. */
export interface Page<T> {
  items: T[]
  /** Items in the whole list. */
  total: number
  /** Pages in the whole list, at least 1. */
  totalPages: number
}

/** Whether something belongs to an organization or to a cluster: two endpoints serve jobs and workflows. */
export type Source = 'organization' | 'cluster'

/** What a workflow, template or job works on. */
export type TargetType = 'organization' | 'cluster'

/** An organization, as administrators and (in its details) its members see it. */
export interface Organization {
  id: string
  email: string
  created_at: Time
  is_active: boolean
  plan_id: string | null
  /** The plan's name, also where the wire has it only in `planDetails`. */
  plan_name: string | null
  namespace_name: string | null
  cluster_name: string | null
  cluster_region: string | null
  additional_tools: number
  additional_agents: number
  additional_group_graphs: number
  additional_groups: number
}

/** What an organization may use beyond its plan's limits. */
export type Allowances = Pick<
  Organization,
  'additional_tools' | 'additional_agents' | 'additional_group_graphs' | 'additional_groups'
>

/** An organization in its member's list. The wire calls the fields `organization_id` and so on (§3). */
export interface UserOrganization {
  id: string
  email: string
  is_active: boolean
  created_at: Time
  /** The plan's name. */
  plan: string | null
}

/** How much of one resource is used. */
export interface Usage {
  current: number
  /** The limit, or `N/A` where none is known. */
  max: number | 'N/A'
}

/** Resources used against their limits. */
export interface Utilization {
  agents: Usage
  tools: Usage
  groups: Usage
}

/** The signed-in account. */
export interface UserProfile {
  id: string
  email: string
  created_at: Time
  isAdmin: boolean
  is_active: boolean
}

/** A plan's name and limits as its customers see them. */
export interface UserPlan {
  name: string
  max_groups: number
  max_agents: number
  max_tools: number
  max_group_graphs: number | null
}

/** Where an organization's workloads run. */
export interface UserNamespace {
  name: string
  /** The cluster's name. */
  cluster: string
  region: string
}

/** A link to a studio of an organization. */
export interface Dashboard {
  id: string
  name: string | null
  /** As the platform sent it, so any text: only an http(s) address may become a link. */
  url: string
}

/** A plan that organizations can hold. */
export interface Plan {
  id: string
  name: string
  description: string
  max_tools: number
  max_agents: number
  max_group_graphs: number
  max_groups: number
  /** Per month, USD cents. */
  price_in_cents: number
  is_default: boolean
  deprecated: boolean
  created_at: Time
  /** Null where the answer does not tell (only `getWithPrices` promises it). */
  connected_prices: Price[] | null
}

/** What an administrator writes about a plan. Limits are whole numbers from 0, the price is USD cents. */
export type PlanInput = Pick<
  Plan,
  'name' | 'description' | 'max_tools' | 'max_agents' | 'max_group_graphs' | 'max_groups' | 'price_in_cents'
>

/** How many organizations hold a plan. */
export interface PlanUsage {
  organization_count: number
}

/** An administrator. The wire also spells the permission `can_create` (§3). */
export interface Admin {
  id: string
  email: string
  can_create_new_admins: boolean
}

/** A person with an account. */
export interface User {
  id: string
  email: string
  created_at: Time
  /** Null shows as Unknown. */
  is_active: boolean | null
}

/** How eagerly new namespaces land on a cluster: Very Low, Low, Medium, High, Very High. */
export type Priority = 0 | 25 | 50 | 75 | 100

/** A cluster that namespaces run on. */
export interface Cluster {
  id: string
  name: string
  region: string
  /** Address of the cluster's own dashboard, http(s); empty where there is none that is safe to open. */
  dashboard: string
  healthy: boolean
  /** Takes new namespaces. */
  enabled: boolean
  archived: boolean
  priority: Priority
  domain: string
  helm_version: string
  /** Null where the platform does not show it. */
  kubeconfig: string | null
  postgres_image: string
  backend_image: string
  frontend_image: string
  caddy_image: string
  ingress_annotations: Record<string, string>
  user_kratos_url: string
}

/** A cluster as an administrator writes it. An image left out of an update keeps the existing one. */
export interface ClusterInput {
  name: string
  dashboard_url: string
  region: string
  domain: string
  priority: Priority
  scheduling_enabled?: boolean
  kubeconfig?: string
  helm_version?: string
  user_kratos_url?: string
  postgres_image?: string
  backend_image?: string
  frontend_image?: string
  caddy_image?: string
}

/** A cluster's advanced settings, replaced as a whole. */
export type ClusterConfig = Pick<
  Cluster,
  'postgres_image' | 'backend_image' | 'frontend_image' | 'caddy_image' | 'ingress_annotations'
>

/** An organization's place on a cluster. */
export interface Namespace {
  id: string
  name: string
  organization_id: string
  created_at: Time
  cluster_id: string
  region: string
  cluster: { id: string; name: string; region: string }
  organization: { email: string; plan: string | null }
}

/** Every status the platform is known to send. */
export type KnownJobStatus =
  | 'pending'
  | 'queued'
  | 'running'
  | 'in_progress'
  | 'processing'
  | 'retrying'
  | 'completed'
  | 'success'
  | 'failed'
  | 'error'
  | 'cancelled'

/** A job's status; `unknown` stands for every word not known, which `raw_status` keeps for the hover. */
export type JobStatus = KnownJobStatus | 'unknown'

/** A background job. */
export interface Job {
  job_id: string
  job_type: string
  status: JobStatus
  /** The status in the wire's own word. */
  raw_status: string
  organization_id: string | null
  namespace: string | null
  cluster_id: string | null
  workflow_id: string | null
  retries: number
  max_retries: number
  /** The wire also spells it `error`. */
  error_message: string | null
  created_at: Time
  updated_at: Time
  sequence_number: number
  metadata: { namespace: string | null; cluster_id: string | null; workflow_name: string | null }
  /** Which endpoint answered with it; its actions go there first. */
  source: Source
}

/** One run of a workflow; its steps are jobs. */
export interface Workflow {
  workflow_id: string
  workflow_type: string
  organization_id: string | null
  organization_email: string | null
  cluster_id: string | null
  cluster_name: string | null
  description: string
  created_at: Time
  target_type: TargetType
  /** Which endpoint answered with it; its actions go there first. */
  source: Source
}

/** A job an administrator can run by hand. */
export interface CustomJobTemplate {
  template_id: string
  display_name: string
  description: string
  job_type: string
  is_enabled: boolean
  /** Null where the wire does not tell. */
  target_type: TargetType | null
}

/** One step of a workflow's definition. */
export interface WorkflowStep {
  step_id: string
  sequence_number: number
  job_type: string
  max_retries: number
}

/** A workflow an administrator can run by hand. */
export interface CustomWorkflow {
  workflow_id: string
  display_name: string
  description: string
  target_type: TargetType | null
  is_enabled: boolean
  /** In the order of their numbers; null in lists, which do not tell. */
  steps: WorkflowStep[] | null
}

/** A payment provider. */
export interface Provider {
  name: string
}

/** Whether a product or price is still sold. */
export type CatalogStatus = 'active' | 'archived'

/** A product in a payment provider's catalogue. */
export interface Product {
  id: string
  name: string
  description: string
  status: CatalogStatus
  tax_category: string
  created_at: Time
}

/** A price of a product in a payment provider's catalogue. */
export interface Price {
  id: string
  name: string | null
  description: string
  status: CatalogStatus
  /** In the smallest unit of `unit_price_currency`: cents, or whole yen, which have none. */
  unit_price_amount: number
  /** ISO 4217. */
  unit_price_currency: string
  billing_cycle_interval: string | null
  billing_cycle_frequency: number | null
  trial_period_interval: string | null
  trial_period_frequency: number | null
  type: string
  tax_mode: string
  payment_provider: string
  provider_price_id: string
  product_id: string
  /** The plan this price sells; null when not associated. */
  plan_id: string | null
}

/** What a synchronisation of the providers' catalogues did. */
export interface PaymentSync {
  providers_synced: number
  total_providers: number
}

/** What a synchronisation of subscriptions did, in organizations. */
export interface OrganizationSync {
  synced_organizations: number
  updated_plans: number
  activated_organizations: number
  skipped: number
  errors: number
}

/** A switch of the platform. The one for sign-up has the key `signup_enabled`. */
export interface SystemSetting {
  setting_id: string
  key: string
  description: string
  value: boolean
}

/** Whether new users can register. */
export interface SignupStatus {
  signup_enabled: boolean
}

/** A plan offered on the public plans page. */
export type PlanKey = 'plus' | 'pro' | 'enterprise'

/** The provider's price behind an offered plan. */
export interface PlanPrice {
  provider_price_id: string
}

/** A transaction the payment overlay can open. */
export interface Checkout {
  transaction_id: string
  provider_price_id: string | null
}

/** What jobs and workflows can be narrowed to; an empty text is no filter (§5). */
export interface JobFilters {
  organization_id?: string
  organization_email?: string
  cluster_name?: string
  job_type?: string
}

/** Which page of a list: `page` from 1, `limit` items on each. */
export interface Paging {
  page?: number
  limit?: number
}

/** Lets the caller call a read off. */
export interface Cancellable {
  signal?: AbortSignal
}
