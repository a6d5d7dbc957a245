import * as v from 'valibot'
import { Admin } from './admins'
import { Cluster } from './clusters'
import { CustomWorkflow, WorkflowStep } from './customWorkflows'
import { Dashboard } from './dashboards'
import { Job } from './jobs'
import { Namespace } from './namespaces'
import { Organization } from './organizations'
import { OrganizationSync, Product } from './payments'
import { Plan } from './plans'
import { Price } from './prices'
import { Subscription } from './subscription'
import { document, example, referred, resolve, type Schema } from './testing/document'
import { decoders, flawsOf, modelOf } from './testing/models'
import { UserOrganization, UserPlan } from './user'
import { User } from './users'
import { Usage, Utilization } from './utilization'
import { Workflow } from './workflows'

describe.each(decoders)('%s', (type, decoder) => {
  test('reads the document’s own example, every field from its own', () => {
    const model = v.parse(decoder, example(type)) as Record<string, unknown>
    expect(flawsOf(model, modelOf(type))).toEqual([])
    // A count that may also be sent as a list reads as both.
    const read = (field: string, value: unknown) =>
      typeof value === 'number' && typeof model[field] === 'object' ? { count: value, list: [] } : value
    const same = Object.entries(example(type))
      .filter(([field]) => field in model)
      .map(([field, value]) => [field, read(field, value)])
    expect(model).toMatchObject(Object.fromEntries(same))
  })

  test('drops fields that nobody knows', () => {
    expect(v.parse(decoder, { ...example(type), secret: 'x' })).not.toHaveProperty('secret')
  })

  test('means nothing without its required fields, and much without the others', () => {
    const required = Object.keys(example(type)).filter((field) => {
      const { [field]: value, ...rest } = example(type)
      const missing = [rest, { ...rest, [field]: null }]
      if (typeof value === 'string') missing.push({ ...rest, [field]: '' })
      const readable = missing.map((wire) => v.safeParse(decoder, wire).success)
      // A text may be empty where it may be missing; all three say the same.
      expect(new Set(readable).size).toBe(1)
      return !readable[0]
    })
    expect(required).toEqual(REQUIRED[type])
  })
})

/** The fields without which a row is broken: what names a thing, and what decides something by being there. */
const REQUIRED: Record<string, string[]> = {
  Admin: ['id', 'email'],
  Attention: ['kind', 'count'],
  Capabilities: ['features'],
  Checkout: ['transaction_id'],
  Cluster: ['id', 'name'],
  ClusterHealth: ['id', 'healthy'],
  CountAt: ['count'],
  CustomJobTemplate: ['template_id', 'display_name'],
  CustomWorkflow: ['workflow_id', 'display_name'],
  Dashboard: ['id'],
  FailedOfType: ['job_type', 'count'],
  Job: ['job_id'],
  JobAttempt: ['number'],
  Namespace: ['id', 'name'],
  OpenCheckout: ['transaction_id'],
  Organization: ['id', 'email'],
  OrganizationSync: ['synced_organizations'],
  Overview: [],
  PaymentSync: ['providers_synced', 'total_providers'],
  Plan: ['id', 'name'],
  PlanChange: ['due_now_in_cents', 'next_price_in_cents'],
  PlanOption: ['plan_id', 'name', 'price_in_cents'],
  PlanPrice: ['provider_price_id'],
  PlanUsage: ['organization_count'],
  Price: ['id'],
  Product: ['id', 'name'],
  Provider: ['name'],
  ProvisioningStep: ['key'],
  RunParameter: ['name'],
  SignupStatus: ['signup_enabled'],
  Subscription: [],
  SystemSetting: ['key', 'value'],
  Usage: [],
  User: ['id', 'email'],
  UserNamespace: ['name'],
  UserOrganization: ['organization_id', 'organization_email'],
  UserPlan: ['name'],
  UserProfile: ['id', 'email'],
  Utilization: [],
  Workflow: ['workflow_id'],
  WorkflowStep: ['step_id'],
}

/** The type of the rows or of the object that a schema describes. */
function described(schema: Schema): string {
  const { oneOf, allOf, items, properties = {} } = resolve(schema)
  const [list] = oneOf ?? []
  if (list?.items) return referred(list.items)
  if (allOf?.[0]) return referred(allOf[0])
  if (items) return referred(items)
  const [envelope, ...others] = Object.values(properties)
  return envelope?.items?.$ref && others.length === 0 ? referred(envelope.items) : referred(schema)
}

test('every type that an operation answers with has its decoder', () => {
  const answers = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        status.startsWith('2') && content ? Object.values(content) : [],
      ),
    ),
  )
  const answered = new Set(answers.map(({ schema }) => described(schema)))
  expect(answered.size).toBeGreaterThan(20)
  const read = new Set(decoders.map(([name]) => name))
  expect([...answered].filter((type) => !read.has(type))).toEqual([])
})

test('a missing optional field is null', () => {
  const { plan_id, namespace_name, plan_name, planDetails, ...rest } = example('Organization')
  expect([plan_id, namespace_name, plan_name, planDetails]).not.toContain(undefined)
  expect(v.parse(Organization, rest)).toMatchObject({ plan_id: null, namespace_name: null, plan_name: null })
})

test('what a platform leaves out when it is empty reads as empty', () => {
  expect(v.parse(Cluster, { id: 'c1', name: 'fra-1' })).toMatchObject({
    healthy: false,
    enabled: false,
    region: '',
    dashboard: '',
    priority: 50,
    kubeconfig: null,
    ingress_annotations: {},
  })
  expect(v.parse(UserPlan, { name: 'Free' })).toEqual({
    name: 'Free',
    max_groups: 0,
    max_agents: 0,
    max_tools: 0,
    max_group_graphs: null,
  })
})

test.each([
  'soon',
  '',
  20261120,
  null,
  undefined,
  '0001-01-01T00:00:00Z',
  'foo 1',
  '2026-13-45T00:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-11-20T25:00:00Z',
  '2026-11-20',
  '2026-11-20T12:00Z',
  '2026-11-20T12:00:00',
  '2026-11-20T12:00:00 GMT',
])('the time %o reads as null', (created_at) => {
  expect(v.parse(User, { ...example('User'), created_at }).created_at).toBeNull()
})

test.each([
  '2026-11-20T12:00:00Z',
  '2026-11-20T12:00:00.123456789Z',
  '2026-11-20T12:00:00+02:00',
  '2028-02-29T23:59:59-03:30',
])('the time %o is kept', (created_at) => {
  expect(v.parse(User, { ...example('User'), created_at }).created_at).toBe(created_at)
})

test('what stands for a number and is none breaks its row', () => {
  for (const price_in_cents of ['5000', Number.POSITIVE_INFINITY, Number.NaN, {}]) {
    expect(v.is(Plan, { ...example('Plan'), price_in_cents })).toBe(false)
  }
})

test('a provider’s own word for the state of a product or price is kept', () => {
  expect(v.parse(Product, { ...example('Product'), status: 'paused' }).status).toBe('paused')
  expect(v.parse(Price, { ...example('Price'), status: 'draft' }).status).toBe('draft')
})

test.each([
  ['USD', 'USD'],
  ['usd', 'USD'],
  [null, ''],
])('the currency %s of a price reads as %j', (unit_price_currency, read) => {
  expect(v.parse(Price, { ...example('Price'), unit_price_currency }).unit_price_currency).toBe(read)
})

test('a count may be sent as the list of what is counted', () => {
  const sync = v.parse(OrganizationSync, {
    synced_organizations: 3,
    updated_plans: null,
    skipped: ['a@example.com'],
    errors: [{ email: 'b@example.com', message: 'No plan', details: {} }, 'c@example.com'],
  })
  expect(sync).toEqual({
    synced_organizations: { count: 3, list: [] },
    updated_plans: { count: null, list: [] },
    activated_organizations: { count: null, list: [] },
    skipped: { count: 1, list: ['a@example.com'] },
    errors: { count: 2, list: ['b@example.com: No plan', 'c@example.com'] },
  })
})

test('what stands outside its enumeration reads as the value that misleads least', () => {
  expect(v.parse(Price, { ...example('Price'), status: null }).status).toBe('active')
  expect(v.parse(Subscription, { ...example('Subscription'), status: 'suspended' }).status).toBeNull()
  const workflow = { ...example('CustomWorkflow'), target_type: 'user' }
  expect(v.parse(CustomWorkflow, workflow).target_type).toBeNull()
})

test('a priority without a word of its own stays as it is, and only a missing one is the default', () => {
  const { priority: _priority, ...rest } = example('Cluster')
  const read = (priority?: unknown) => v.parse(Cluster, { ...rest, priority }).priority
  expect([60, 0, -1, 12.5].map(read)).toEqual([60, 0, -1, 12.5])
  expect([undefined, null, '60'].map(read)).toEqual([50, 50, 50])
  expect(v.parse(Cluster, rest).priority).toBe(50)
})

test('the plan’s name is found as plan and in planDetails too, in this order', () => {
  const given = { ...example('Organization'), plan_name: null, planDetails: { name: 'Plus' } }
  expect(v.parse(Organization, given).plan_name).toBe('Plus')
  expect(v.parse(Organization, { ...given, plan: 'Pro' }).plan_name).toBe('Pro')
  expect(v.parse(Organization, { ...given, plan: 'Pro', plan_name: 'Free' }).plan_name).toBe('Free')
  expect(v.parse(Organization, { ...given, planDetails: 'Plus' }).plan_name).toBeNull()
})

test('a member’s organization has the field names of an organization (§3.4)', () => {
  expect(v.parse(UserOrganization, example('UserOrganization'))).toEqual({
    id: '3f0c9a52-6c1e-4b0e-9d4f-5a1f0e7b2c11',
    email: 'ops@northwind.example',
    is_active: true,
    created_at: '2026-03-14T09:26:53Z',
    plan: 'Pro',
  })
})

test('an admin’s permission has two spellings', () => {
  const { can_create_new_admins: _, ...rest } = example('Admin')
  expect(v.parse(Admin, { ...rest, can_create: true }).can_create_new_admins).toBe(true)
  expect(v.parse(Admin, { ...rest, can_create: true, can_create_new_admins: false })).toMatchObject({
    can_create_new_admins: false,
  })
  expect(v.parse(Admin, rest).can_create_new_admins).toBe(false)
})

test.each([
  ['completed', 'completed'],
  ['exploded', 'unknown'],
  ['toString', 'unknown'],
])('the job status %s is %s and keeps its word', (raw, status) => {
  expect(v.parse(Job('cluster'), { ...example('Job'), status: raw })).toMatchObject({
    status,
    raw_status: raw,
  })
})

test('a job without any status is unknown too', () => {
  expect(v.parse(Job('cluster'), { job_id: 'j1' })).toMatchObject({
    status: 'unknown',
    raw_status: '',
    metadata: { namespace: null, cluster_id: null, workflow_name: null },
    source: 'cluster',
  })
})

test('a job’s error has two spellings', () => {
  const { error_message: _, ...rest } = example('Job')
  expect(v.parse(Job('cluster'), { ...rest, error: 'boom' }).error_message).toBe('boom')
})

test('a platform that tells nothing of the tries of a job is told apart from a job that was never tried', () => {
  const { attempts: told, started_at: _started, finished_at: _finished, ...rest } = example('Job')
  expect(v.parse(Job('cluster'), rest)).toMatchObject({ attempts: null, started_at: null, finished_at: null })
  expect(v.parse(Job('cluster'), { ...rest, attempts: [] }).attempts).toEqual([])
  const [first] = told as object[]
  const { attempts } = v.parse(Job('cluster'), {
    ...rest,
    attempts: [{ ...first, number: 2, status: 'exploded' }, { number: 'x' }, first],
  })
  expect(attempts?.map(({ number, status, raw_status }) => [number, status, raw_status])).toEqual([
    [1, 'failed', 'failed'],
    [2, 'unknown', 'exploded'],
  ])
})

test('a workflow without a target works on what its endpoint is for', () => {
  const { target_type: _, ...rest } = example('Workflow')
  expect(v.parse(Workflow('cluster'), rest).target_type).toBe('cluster')
  expect(v.parse(Workflow('organization'), rest).target_type).toBe('organization')
})

test('steps come in the order of their numbers, broken ones left out', () => {
  const step = v.parse(WorkflowStep, example('WorkflowStep'))
  const steps = [{ ...step, sequence_number: 2 }, null, 'x', {}, { ...step, sequence_number: 1 }]
  const model = v.parse(CustomWorkflow, { ...example('CustomWorkflow'), steps })
  expect(model.steps?.map(({ sequence_number }) => sequence_number)).toEqual([1, 2])
})

test('a namespace without its cluster names it by its own fields', () => {
  const { cluster: _, organization: __, ...rest } = example('Namespace')
  expect(v.parse(Namespace, rest)).toMatchObject({
    cluster: { id: rest.cluster_id, name: '', region: rest.region },
    organization: { email: '', plan: null },
  })
})

test('usage: a limit that is no number is N/A, a resource that is not counted is 0 of N/A', () => {
  expect(v.parse(Usage, {})).toEqual({ current: 0, max: 'N/A' })
  expect(
    v.parse(Utilization, { agents: { current: 3, max: null }, tools: { current: 1, max: 'unlimited' } }),
  ).toEqual({
    agents: { current: 3, max: 'N/A' },
    tools: { current: 1, max: 'N/A' },
    groups: { current: 0, max: 'N/A' },
    group_graphs: null,
  })
  expect(v.is(Utilization, {})).toBe(false)
  expect(v.is(Utilization, [])).toBe(false)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/studio', 'studio.example', ''])(
  'the address %s never opens a cluster and never hides a dashboard',
  (url) => {
    expect(v.parse(Dashboard, { ...example('Dashboard'), url }).url).toBe(url) // for the screen to show as text
    expect(v.parse(Cluster, { ...example('Cluster'), dashboard: url }).dashboard).toBe('')
  },
)
