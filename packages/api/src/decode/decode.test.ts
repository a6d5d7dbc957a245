import * as v from 'valibot'
import { document, example } from '../testing/document'
import { cases } from '../testing/decoders'
import { ApiError } from '../errors'
import {
  admin,
  changed,
  cluster,
  customWorkflow,
  dashboard,
  jobOf,
  namespace,
  one,
  organization,
  page,
  plan,
  user,
  userOrganization,
  userPlan,
  utilization,
  workflowOf,
} from '.'

const wire = (type: string) => example(type) as Record<string, unknown>

test.each(cases)('reads the document’s own example of $type', ({ type, decoder, strict }) => {
  const model = one(decoder)(example(type))
  expect(v.safeParse(strict, model).issues).toBeUndefined()
})

test('every type of the document that is read has its decoder', () => {
  const read = new Set(cases.map(({ type }) => type))
  // Written, not read; or a part of another type.
  const other =
    /Input$|List$|^(Uuid|Time|Cents|Count|TargetType|Pagination|Usage|Error|Priority|IngressAnnotations|JobStatus|CatalogStatus|PlanKey|PlanMigration|PlanAssignment|PlanWithPrices|Allowances|AdminPermissions|ClusterConfig|ClusterScheduling|WorkflowStep|WorkflowExecution|CustomWorkflowWithSteps)$/
  const types = Object.keys(document.components.schemas).filter((type) => !other.test(type))
  expect(types.toSorted()).toEqual([...read].toSorted())
})

test('fields nobody knows are dropped', () => {
  expect(one(user)({ ...wire('User'), secret: 'x' })).not.toHaveProperty('secret')
})

test('a missing optional field is null', () => {
  const { plan_id, namespace_name, plan_name, planDetails, ...rest } = wire('Organization')
  expect([plan_id, namespace_name, plan_name, planDetails]).not.toContain(undefined)
  expect(one(organization)(rest)).toMatchObject({ plan_id: null, namespace_name: null, plan_name: null })
})

test('what a platform leaves out when it is empty reads as empty', () => {
  expect(one(cluster)({ id: 'c1', name: 'fra-1' })).toMatchObject({
    healthy: false,
    enabled: false,
    region: '',
    dashboard: '',
    priority: 50,
    kubeconfig: null,
    ingress_annotations: {},
  })
  expect(one(userPlan)({ name: 'Free' })).toEqual({
    name: 'Free',
    max_groups: 0,
    max_agents: 0,
    max_tools: 0,
    max_group_graphs: null,
  })
})

test.each(['soon', '', 20261120, null, undefined, '0001-01-01T00:00:00Z', 'foo 1', '2026-13-45T00:00:00Z'])(
  'the time %o is none',
  (created_at) => {
    expect(one(user)({ ...wire('User'), created_at }).created_at).toBeNull()
  },
)

test('numbers that are none break what they stand in', () => {
  for (const price_in_cents of ['5000', Number.POSITIVE_INFINITY, Number.NaN, {}]) {
    expect(() => one(plan)({ ...wire('Plan'), price_in_cents })).toThrow(ApiError)
  }
})

test('the plan’s name is found in planDetails too', () => {
  const given = { ...wire('Organization'), plan_name: null, planDetails: { name: 'Plus' } }
  expect(one(organization)(given).plan_name).toBe('Plus')
  expect(one(organization)({ ...given, planDetails: 'Plus' }).plan_name).toBeNull()
})

test('a member’s organization has the names of the model (§3)', () => {
  expect(one(userOrganization)(wire('UserOrganization'))).toEqual({
    id: '3f0c9a52-6c1e-4b0e-9d4f-5a1f0e7b2c11',
    email: 'ops@northwind.example',
    is_active: true,
    created_at: '2026-03-14T09:26:53Z',
    plan: 'Pro',
  })
})

test('an admin’s permission has two spellings', () => {
  const { can_create_new_admins: _, ...rest } = wire('Admin')
  expect(one(admin)({ ...rest, can_create: true }).can_create_new_admins).toBe(true)
  expect(one(admin)({ ...rest, can_create: true, can_create_new_admins: false })).toMatchObject({
    can_create_new_admins: false,
  })
  expect(one(admin)(rest).can_create_new_admins).toBe(false)
})

test.each([
  ['completed', 'completed'],
  ['exploded', 'unknown'],
  ['toString', 'unknown'],
])('the job status %s is %s and keeps its word', (raw, status) => {
  expect(one(jobOf('cluster'))({ ...wire('Job'), status: raw })).toMatchObject({ status, raw_status: raw })
})

test('a job without any status is unknown too', () => {
  expect(one(jobOf('cluster'))({ job_id: 'j1' })).toMatchObject({
    status: 'unknown',
    raw_status: '',
    metadata: { namespace: null, cluster_id: null, workflow_name: null },
    source: 'cluster',
  })
})

test('a job’s error has two spellings', () => {
  const { error_message: _, ...rest } = wire('Job')
  expect(one(jobOf('cluster'))({ ...rest, error: 'boom' }).error_message).toBe('boom')
})

test('a workflow without a target works on what its endpoint is for', () => {
  const { target_type: _, ...rest } = wire('Workflow')
  expect(one(workflowOf('cluster'))(rest).target_type).toBe('cluster')
})

test('steps come in the order of their numbers', () => {
  const step = { step_id: 's', job_type: 'x', max_retries: 0 }
  const steps = [{ ...step, sequence_number: 2 }, null, { ...step, sequence_number: 1 }]
  const model = one(customWorkflow)({ ...wire('CustomWorkflow'), steps })
  expect(model.steps?.map(({ sequence_number }) => sequence_number)).toEqual([1, 2])
})

test('a namespace without its cluster is told by its own fields', () => {
  const { cluster: _, organization: __, ...rest } = wire('Namespace')
  expect(one(namespace)(rest)).toMatchObject({
    cluster: { id: rest.cluster_id, name: '', region: rest.region },
    organization: { email: '', plan: null },
  })
})

test('usage: a limit that is no number is none, a resource not counted is unknown', () => {
  expect(
    one(utilization)({ agents: { current: 3, max: null }, tools: { current: 1, max: 'unlimited' } }),
  ).toEqual({
    agents: { current: 3, max: 'N/A' },
    tools: { current: 1, max: 'N/A' },
    groups: { current: 0, max: 'N/A' },
  })
  expect(() => one(utilization)({})).toThrow(ApiError)
  expect(() => one(utilization)([])).toThrow(ApiError)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/studio', 'studio.example', ''])(
  'the address %s never opens a cluster and never hides a dashboard',
  (url) => {
    expect(one(dashboard)({ ...wire('Dashboard'), url }).url).toBe(url) // for the screen to show as text
    expect(one(cluster)({ ...wire('Cluster'), dashboard: url }).dashboard).toBe('')
  },
)

describe('lists', () => {
  const readUsers = page(user, 'users')
  const ada = wire('User')
  const bob = { ...ada, id: 'bob' }
  let warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test.each([
    ['a page', { data: [ada, bob], pagination: { total: 60, totalPages: 30 } }, 60, 30],
    ['a bare array', [ada, bob], 2, 1],
    ['an envelope named organizations', { organizations: [ada, bob] }, 2, 1],
    ['an envelope named workflows', { workflows: [ada, bob] }, 2, 1],
    ['a page without its pagination', { data: [ada, bob] }, 2, 1],
    [
      'a page whose pagination is nonsense',
      { data: [ada, bob], pagination: { total: 'x', totalPages: -1 } },
      2,
      1,
    ],
    [
      'a page that counts less than it holds',
      { data: [ada, bob], pagination: { total: 0, totalPages: 0 } },
      2,
      1,
    ],
  ])('%s is read', (_, body, total, totalPages) => {
    const read = readUsers(body)
    expect(read.items.map(({ id }) => id)).toEqual([ada.id, 'bob'])
    expect(read).toMatchObject({ total, totalPages })
    expect(warn).not.toHaveBeenCalled()
  })

  test('a broken row is left out with one warning for all of them', () => {
    expect(readUsers([ada, null, 'x', { ...bob, email: 7 }, bob]).items).toHaveLength(2)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('3 of 5 users left out'))
  })

  test('nothing but broken rows is malformed, not empty', () => {
    expect(() => readUsers([null, null])).toThrow(ApiError)
    expect(() => readUsers({ data: [{}] })).toThrow(ApiError)
  })

  test('an empty list is empty', () => {
    expect(readUsers([])).toEqual({ items: [], total: 0, totalPages: 1 })
  })

  test.each([null, undefined, 'x', 7, {}, { data: null }, { data: {} }, { users: [] }])(
    '%o is no list',
    (body) => {
      expect(() => readUsers(body)).toThrow(expect.objectContaining({ kind: 'malformed' }) as Error)
    },
  )
})

test('an action’s answer is the changed object or nothing', () => {
  const read = changed(user)
  expect(read(wire('User'))).toMatchObject({ email: 'user@example.com' })
  expect(read(null)).toBeNull()
  expect(read({ ok: true })).toBeNull()
})
