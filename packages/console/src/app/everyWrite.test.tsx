import { configure, customJobs, FORM_TIMEOUT_MS, planChange } from '@quarterdeck/api'
import type { paths } from '@quarterdeck/api/generated/product'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { askWorld, resetData } from '@quarterdeck/sandbox/msw'
import { heldPlanValues } from '@quarterdeck/ui/admin-organizations'
import { planValues } from '@quarterdeck/ui/admin-plans'
import { permissionValues } from '@quarterdeck/ui/admins'
import { clusterSettingsValues, clusterValues } from '@quarterdeck/ui/clusters'
import type { Failure } from '@quarterdeck/ui/lib'
import { QueryClient, QueryClientProvider, useQuery, type QueryKey } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { sessionsQuery, useRevokeSessions } from '../features/account/account.queries'
import { organizationsQuery } from '../features/admin-organizations/admin-organizations.queries'
import { organizationQuery, useManagePlan } from '../features/admin-organizations/organization.queries'
import {
  useChangePlan as useChangePlanFlags,
  useCreatePlan,
  useDeletePlan,
  useUpdatePlan,
} from '../features/admin-plans/admin-plans.queries'
import { signupStatusQuery, useSetSignup } from '../features/admin-settings/admin-settings.queries'
import {
  adminsQuery,
  useCreateAdmin,
  useDeleteAdmin,
  useUpdateAdmin,
} from '../features/admins/admins.queries'
import {
  plansQuery,
  providersQuery,
  useAssociatePrice,
  useDisassociatePrice,
} from '../features/catalogue/catalogue.queries'
import {
  clustersQuery,
  useArchiveCluster,
  useCreateCluster,
  useUpdateCluster,
  useUpdateClusterConfig,
} from '../features/clusters/clusters.queries'
import { useScheduling, useUnarchive } from '../features/clusters/useClusterSwitches'
import { latestJobsQuery, useJobAction } from '../features/jobs/jobs.queries'
import { useWorkflowOrder, workflowJobsQuery } from '../features/jobs/workflow.queries'
import { useSyncOrganizations, useSyncPayments } from '../features/payments/payments.queries'
import { useSelectPlan } from '../features/plans/useSelectPlan'
import { useJobRuns, useWorkflowRuns } from '../features/runs/runs.queries'
import { useChangePlan, useTakeBackPlanChange } from '../features/user-organizations/plan-change.queries'
import { subscriptionQuery } from '../features/user-organizations/subscription.queries'
import { useChangePassword } from '../features/user-settings/user-settings.queries'
import { dismissToast, useToasts } from '../lib/toasts'
import { writesUnderWay } from '../lib/writes'

/*
 * Every write of the console × every way in which its answer can be missing: it is sent once, it is said that the
 * outcome is unknown and what to look at, and what it may have changed is read again (§14.12). And every write of
 * something that somebody else has removed: it is said by name that it is gone, and the list is read again (§8.17). And
 * every switch whose answer shows that it stayed as it was: that is believed, and said.
 */

type Method = 'post' | 'put' | 'patch' | 'delete'
/** Each write of the document, as 'POST /v1/admin/clusters'. */
type WriteOfDocument = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path] extends Record<M, object> ? `${Uppercase<M>} ${Path}` : never
  }[Method]
}[keyof paths]
/** Those of the identity service besides the flows' forms, which say it in their own way (`useIdentityFlow`). */
type WriteOfIdentity =
  | 'DELETE /auth/sessions'
  | 'DELETE /auth/sessions/{id}'
  | 'POST /auth/self-service/settings'

interface Write {
  /** Draws what begins the write; `begin` presses its button. `failure` is what the screen shows, if not a toast. */
  use: () => { begin: () => unknown; failure?: Failure | { reason?: string } }
  /** What is said to be gone where the platform answers 404; null where nothing can be. */
  gone: string | null
  /** A query whose data the write may have changed; null where there is none. */
  reads: (() => { queryKey: QueryKey }) | null
  /** An answer that shows it without the change that was asked for, and what is said then. */
  stays?: { answer: object; said: string }
}

const { clusterHealthy: cluster, planPro: plan, organizationOnPro: organization } = fixtures
const { adminStandard: admin, priceProMonthly: price } = fixtures
/** The edit of a form that was opened with these values. */
const edited = <Values,>(before: Values, change: Partial<Values>) => ({
  before,
  yours: { ...before, ...change },
})
const THE_CLUSTER = `The cluster ${cluster.name}`
const THE_ORGANIZATION = `The organization ${organization.email}`
const THE_PLAN = `The plan ${plan.name}`
const planChosen = edited(heldPlanValues(organization), { plan_id: fixtures.planPlus.id })
const clusterInput = { ...cluster, dashboard_url: cluster.dashboard }
const priceOfPlan = { planId: plan.id, priceId: price.id, plan: plan.name, price: price.name ?? '' }
const jobsOf = (source: 'organization' | 'cluster') => () =>
  latestJobsQuery({
    source,
    filters: { organization_id: '', organization_email: '', cluster_name: '', job_type: '' },
  })

const onJob = (
  action: 'restart' | 'cancel',
  source: 'organization' | 'cluster',
  { job_id }: { job_id: string },
): Write => ({
  use: () => {
    const { write, failures } = useJobAction()
    return { begin: () => write({ action, job: { job_id, source } }), failure: failures[0]?.failure }
  },
  gone: `The job ${job_id.slice(0, 8)}`,
  reads: jobsOf(source),
})
const onWorkflow = (
  restart: 'last success' | 'beginning',
  workflow: { workflow_id: string; source: 'organization' | 'cluster' },
): Write => ({
  use: () => {
    const { order, failure } = useWorkflowOrder(workflow.workflow_id)
    return { begin: () => order({ restart, workflow }), failure }
  },
  gone: `The workflow ${workflow.workflow_id.slice(0, 8)}`,
  reads: () => workflowJobsQuery(workflow),
})
const onPlan = (
  action: 'deprecate' | 'undeprecate' | 'set-default' | 'unset-default',
  flags: { deprecated?: boolean; is_default?: boolean },
  said: string,
): Write => ({
  use: () => {
    const { change } = useChangePlanFlags()
    return { begin: () => change({ plan: { ...plan, connected_prices: null }, action }) }
  },
  gone: THE_PLAN,
  reads: plansQuery,
  stays: { answer: { ...plan, ...flags }, said: `${plan.name} ${said}` },
})
const ofOrganization = {
  workflow_id: fixtures.workflowProvision.workflow_id,
  source: 'organization',
} as const
const ofCluster = { workflow_id: fixtures.workflowOfCluster.workflow_id, source: 'cluster' } as const

/** A write of the document that no screen offers has null. */
const writes: Record<WriteOfDocument | WriteOfIdentity, Write | null> = {
  'PUT /v1/user/profile': null,
  'PUT /v1/organization/profile': null,
  'POST /new/checkout': {
    use: () => {
      const { select, failure } = useSelectPlan('ada@example.com', () => {})
      return { begin: () => select('pro'), failure }
    },
    gone: null,
    reads: null,
  },

  'POST /v1/user/organizations/{organizationId}/plan-change': {
    use: () => {
      const { write, failure } = useChangePlan(organization.id)
      const { id: plan_id, name } = fixtures.planPlus
      const begin = async () =>
        write({ plan_id, name, seen: await planChange.preview(organization.id, plan_id) })
      return { begin, failure }
    },
    gone: `The plan ${fixtures.planPlus.name}`,
    reads: () => subscriptionQuery(organization.id),
  },
  'DELETE /v1/user/organizations/{organizationId}/plan-change': {
    use: () => {
      const { write, failure } = useTakeBackPlanChange(organization.id)
      return { begin: () => write(plan.name), failure }
    },
    gone: 'The scheduled change',
    reads: () => subscriptionQuery(organization.id),
  },

  'POST /v1/admin/clusters': {
    use: () => {
      const { write, failure } = useCreateCluster()
      return { begin: () => write({ ...clusterInput, name: 'osl-1' }), failure }
    },
    gone: null,
    reads: clustersQuery,
  },
  'PUT /v1/admin/clusters/{clusterId}': {
    use: () => {
      const { save, failure } = useUpdateCluster(cluster.id, cluster)
      return {
        begin: () => save(clusterInput, edited(clusterValues(cluster), { region: 'elsewhere' })),
        failure,
      }
    },
    gone: THE_CLUSTER,
    reads: clustersQuery,
  },
  'PATCH /v1/admin/clusters/{clusterId}': {
    use: () => {
      const { set } = useScheduling()
      return { begin: () => set(cluster, false) }
    },
    gone: THE_CLUSTER,
    reads: clustersQuery,
    stays: { answer: { ...cluster, enabled: true }, said: `Scheduling of ${cluster.name} is on` },
  },
  'PATCH /v1/admin/clusters/{clusterId}/config': {
    use: () => {
      const { save, failure } = useUpdateClusterConfig(cluster.id, cluster)
      const edit = edited(clusterSettingsValues(cluster), { backend_image: 'backend:9' })
      return { begin: () => save(cluster, edit), failure }
    },
    gone: THE_CLUSTER,
    reads: clustersQuery,
  },
  'DELETE /v1/admin/clusters/{clusterId}': {
    use: () => {
      const { write, failure } = useArchiveCluster(cluster.id)
      return { begin: () => write(cluster), failure }
    },
    gone: THE_CLUSTER,
    reads: clustersQuery,
    stays: { answer: { ...cluster, archived: false }, said: `${cluster.name} is not archived` },
  },
  'POST /v1/admin/clusters/{clusterId}/unarchive': {
    use: () => {
      const { unarchive } = useUnarchive()
      return { begin: () => unarchive(cluster) }
    },
    gone: THE_CLUSTER,
    reads: () => clustersQuery({ archived: true }),
    stays: { answer: { ...cluster, archived: true }, said: `${cluster.name} is still archived` },
  },
  'POST /v1/admin/clusters/{clusterId}/custom-jobs': {
    use: () => {
      const [settled, setSettled] = useState(0)
      const { template_id } = fixtures.templateOfCluster
      const { runs, start } = useJobRuns({
        target: { type: 'cluster', id: cluster.id, name: cluster.name },
        run: () => customJobs.runOnCluster(cluster.id, { template_id }),
        onSettled: () => setSettled(settled + 1),
        onGone: () => {},
      })
      return {
        begin: () => start({ ...fixtures.templateOfCluster, parameters: [] }),
        failure: settled === 1 ? runs[template_id]?.failure : undefined,
      }
    },
    gone: `The custom job ${fixtures.templateOfCluster.display_name} or the cluster ${cluster.name}`,
    reads: null, // the dialogs hand in what to read, which is counted above
  },
  'POST /v1/admin/organizations/{organizationId}/custom-jobs': {
    use: () => {
      const [settled, setSettled] = useState(0)
      const { template_id } = fixtures.templateEnabled
      const { runs, start } = useJobRuns({
        target: { type: 'organization', id: organization.id, name: organization.email },
        run: () => customJobs.runOnOrganization(organization.id, { template_id, namespace: 'n' }),
        onSettled: () => setSettled(settled + 1),
        onGone: () => {},
      })
      return {
        begin: () => start({ ...fixtures.templateEnabled, parameters: [] }),
        failure: settled === 1 ? runs[template_id]?.failure : undefined,
      }
    },
    gone: `The custom job ${fixtures.templateEnabled.display_name} or the organization ${organization.email}`,
    reads: null,
  },
  'POST /v1/admin/custom-workflows/{workflowId}/execute': {
    use: () => {
      const [settled, setSettled] = useState(0)
      const { workflow_id } = fixtures.customWorkflowEnabled
      const { runs, start } = useWorkflowRuns({
        target: { type: 'cluster', id: cluster.id, name: cluster.name },
        onSettled: () => setSettled(settled + 1),
        onGone: () => {},
      })
      return {
        begin: () => start({ ...fixtures.customWorkflowEnabled, parameters: [], steps: null }),
        failure: settled === 1 ? runs[workflow_id]?.failure : undefined,
      }
    },
    gone: `The workflow ${fixtures.customWorkflowEnabled.display_name} or the cluster ${cluster.name}`,
    reads: null,
  },

  'POST /v1/admin/jobs/{jobId}/restart': onJob('restart', 'organization', fixtures.jobFailed),
  'POST /v1/admin/jobs/{jobId}/cancel': onJob('cancel', 'organization', fixtures.jobRunning),
  'POST /v1/admin/cluster-jobs/{jobId}/restart': onJob('restart', 'cluster', fixtures.clusterJobFailed),
  'POST /v1/admin/cluster-jobs/{jobId}/cancel': onJob('cancel', 'cluster', fixtures.clusterJobRunning),
  'POST /v1/admin/workflows/{workflowId}/restart': onWorkflow('last success', ofOrganization),
  'POST /v1/admin/workflows/{workflowId}/restart-from-beginning': onWorkflow('beginning', ofOrganization),
  'POST /v1/admin/cluster-workflows/{workflowId}/restart': onWorkflow('last success', ofCluster),
  'POST /v1/admin/cluster-workflows/{workflowId}/restart-from-beginning': onWorkflow('beginning', ofCluster),

  'PUT /v1/admin/organizations/{organizationId}/plan': {
    use: () => {
      const { save, failure } = useManagePlan(organization.id, organization.email)
      return { begin: () => save({ plan_id: fixtures.planPlus.id }, planChosen), failure }
    },
    gone: `${THE_ORGANIZATION} or the chosen plan`,
    reads: () => organizationQuery(organization.id),
  },
  'PUT /v1/admin/organizations/{organizationId}/allowances': {
    use: () => {
      const { save, failure } = useManagePlan(organization.id, organization.email)
      const { additional_tools, additional_agents, additional_groups, additional_group_graphs } = organization
      const allowances = { additional_tools, additional_agents, additional_groups, additional_group_graphs }
      // The plan too: that it was saved is known, and is said.
      return { begin: () => save({ plan_id: fixtures.planPlus.id, allowances }, planChosen), failure }
    },
    gone: `${THE_ORGANIZATION} or the chosen plan`,
    reads: () => organizationsQuery({ search: '', page: 1 }),
  },

  'POST /v1/admin/admins': {
    use: () => {
      const { write } = useCreateAdmin()
      return { begin: () => write({ email: 'new@example.com', can_create_new_admins: false }) }
    },
    gone: null,
    reads: adminsQuery,
  },
  'PUT /v1/admin/admins/{adminId}': {
    use: () => {
      const { save } = useUpdateAdmin({ ...admin, isOwn: false })
      const permissions = { can_create_new_admins: !admin.can_create_new_admins }
      return { begin: () => save(permissions, edited(permissionValues(admin), permissions)) }
    },
    gone: `The admin ${admin.email}`,
    reads: adminsQuery,
    stays: { answer: admin, said: `The permissions of ${admin.email} are as before` },
  },
  'DELETE /v1/admin/admins/{adminId}': {
    use: () => {
      const { write } = useDeleteAdmin()
      return { begin: () => write(admin) }
    },
    gone: `The admin ${admin.email}`,
    reads: adminsQuery,
  },

  'POST /v1/admin/plans': {
    use: () => {
      const { write, failure } = useCreatePlan()
      return { begin: () => write({ ...plan, name: 'Team' }), failure }
    },
    gone: null,
    reads: plansQuery,
  },
  'PUT /v1/admin/plans/{planId}': {
    use: () => {
      const { save, failure } = useUpdatePlan(plan.id)
      return { begin: () => save(plan, edited(planValues(plan), { name: 'Team' })), failure }
    },
    gone: THE_PLAN,
    reads: plansQuery,
  },
  'DELETE /v1/admin/plans/{planId}': {
    use: () => {
      const { write, failure } = useDeletePlan(plan.id)
      return { begin: () => write(plan), failure }
    },
    gone: THE_PLAN,
    reads: plansQuery,
  },
  'POST /v1/admin/plans/{planId}/deprecate': onPlan('deprecate', { deprecated: false }, 'is still offered'),
  'POST /v1/admin/plans/{planId}/undeprecate': onPlan(
    'undeprecate',
    { deprecated: true },
    'is still deprecated',
  ),
  'POST /v1/admin/plans/{planId}/set-default': onPlan(
    'set-default',
    { is_default: false },
    'is not the default',
  ),
  'POST /v1/admin/plans/{planId}/unset-default': onPlan(
    'unset-default',
    { is_default: true },
    'is still the default',
  ),
  'PUT /v1/admin/plans/{planId}/prices/{priceId}': {
    use: () => {
      const { write, failure } = useAssociatePrice()
      return { begin: () => write(priceOfPlan), failure }
    },
    gone: `${THE_PLAN} or the price ${price.name}`,
    reads: plansQuery,
    stays: {
      answer: { ...price, plan_id: null },
      said: `${price.name} is not associated with ${plan.name}`,
    },
  },
  'DELETE /v1/admin/plans/{planId}/prices/{priceId}': {
    use: () => {
      const { write, failure } = useDisassociatePrice()
      return { begin: () => write(priceOfPlan), failure }
    },
    gone: `${THE_PLAN} or the price ${price.name}`,
    reads: plansQuery,
    stays: {
      answer: { ...price, plan_id: plan.id },
      said: `${price.name} is still associated with ${plan.name}`,
    },
  },

  'POST /v1/admin/payments/sync': {
    use: () => {
      const { write, failure } = useSyncPayments(() => {})
      return { begin: () => write(), failure }
    },
    gone: null,
    reads: providersQuery,
  },
  'POST /v1/admin/payments/sync-organizations': {
    use: () => {
      const { write, failure } = useSyncOrganizations(() => {})
      return { begin: () => write(), failure }
    },
    gone: null,
    reads: () => organizationsQuery({ search: '', page: 1 }),
  },
  'PUT /v1/admin/system/settings/signup': {
    use: () => {
      const { write } = useSetSignup()
      return { begin: () => write(false) }
    },
    gone: null,
    reads: signupStatusQuery,
    stays: { answer: fixtures.settingSignupOn, said: 'User registration is enabled' },
  },

  'DELETE /auth/sessions': {
    use: () => {
      const { write } = useRevokeSessions()
      return { begin: () => write('all') }
    },
    gone: null,
    reads: sessionsQuery,
  },
  'DELETE /auth/sessions/{id}': {
    use: () => {
      const { write } = useRevokeSessions()
      return { begin: () => write('s2') }
    },
    gone: 'The session',
    reads: sessionsQuery,
  },
  'POST /auth/self-service/settings': {
    use: () => {
      const { write, failure } = useChangePassword()
      return { begin: () => write({ email: 'ada@example.com', current: 'old', next: 'new' }), failure }
    },
    gone: null,
    reads: null,
  },
}

const html = (status: number) => async () => new Response('<!doctype html><h1>Nothing here</h1>', { status })
/** Every way in which the answer to a write can be missing. */
const failures: Record<string, () => Promise<Response>> = {
  '502': html(502),
  '503': async () => Response.json({ error: { message: 'Restarting' } }, { status: 503 }),
  '504': html(504),
  'a page in place of an answer': html(200),
  'an answer cut short': async () => new Response('{"id":'),
  'a cut connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'a time-out': () => new Promise(() => {}),
}

const offered = Object.entries(writes).flatMap(([name, write]) => (write ? [[name, write] as const] : []))
const table = offered.flatMap(([name, write]) =>
  Object.entries(failures).map(([kind, fail]) => ({ name, kind, write, fail })),
)

beforeEach(() => {
  // The clock goes on by steps of 1 ms, not of 20, which a timer of 0 ms would wait for.
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  resetData()
})

/** Whether a path is one of a template, such as '/v1/admin/clusters/{clusterId}'. */
const isOf = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Looks every 5 ms, not every 50: each of some hundred writes has ended within a few milliseconds. */
const OFTEN = { interval: 5 }

/** Draws a write, begins it, lets `answer` answer it, and gives what was asked and said until all has ended. */
async function carryOut(
  name: string,
  { use, reads }: Write,
  answer: (request: Request) => Promise<Response>,
  whileUnderWay = async () => {},
) {
  const [method = '', template = ''] = name.split(' ')
  const asked: string[] = []
  configure({
    apiUrl: 'https://platform.example',
    authUrl: 'https://platform.example/auth',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const isPreview = (await request.clone().text()).includes('"dry_run":true')
      const isWrite = request.method === method && isOf(template, pathname) && !isPreview
      asked.push(isWrite ? name : `${request.method} ${pathname}`)
      return isWrite ? answer(request) : askWorld(request)
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const { result, unmount } = renderHook(
    () => {
      const list = useQuery({ queryKey: ['none'], queryFn: () => null, ...reads?.() })
      return { ...use(), list, toasts: useToasts().shown }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </MemoryRouter>
      ),
    },
  )
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true), OFTEN)
  const before = result.current.toasts.length

  await act(async () => void result.current.begin())
  await waitFor(() => expect(asked).toContain(name), OFTEN)
  asked.splice(0, asked.indexOf(name))
  await whileUnderWay()
  await waitFor(() => expect(writesUnderWay()).toEqual([]), OFTEN)
  await waitFor(() => expect(client.isFetching()).toBe(0), OFTEN)

  const toasts = result.current.toasts.slice(before)
  const { failure = {} } = result.current
  const said = [failure, ...toasts]
    .map((one) => Object.entries(one).filter(([key]) => ['message', 'title', 'reason'].includes(key)))
    .flatMap((parts) => parts.map(([, text]) => String(text)))
    .join(' ')
  unmount()
  // What stands is counted, not shown again: the next test would not see its own.
  for (const { id } of toasts) dismissToast(id)
  return { asked, said, failure, toasts }
}

test.each(table)(
  '$name, $kind: unknown, said, read again and not sent again',
  async ({ name, kind, write, fail }) => {
    const { asked, said, toasts } = await carryOut(name, write, fail, async () => {
      if (kind === 'a time-out') await act(() => vi.advanceTimersByTimeAsync(FORM_TIMEOUT_MS))
    })

    expect(said).toContain('The outcome is unknown.')
    expect(said).toMatch(/The outcome is unknown\. \S.{20,}/)
    expect(said).not.toMatch(/try again|failed/i)
    expect(toasts.map(({ type }) => type)).not.toContain('success')
    expect(asked.filter((call) => !call.startsWith('GET '))).toEqual([name])
    expect(asked.some((call) => call.startsWith('GET '))).toBe(write.reads !== null)
  },
)

const changes = offered
  .filter(([name]) => /^(PUT|PATCH) /.test(name))
  .flatMap(([name, write]) => [
    { name, write, kind: '204', answer: () => new Response(null, { status: 204 }) },
    { name, write, kind: 'an empty 200', answer: () => new Response('') },
  ])

test.each(changes)('$name, $kind: done, and read again', async ({ name, write, answer }) => {
  const { asked, said, toasts } = await carryOut(name, write, async (request) => {
    await askWorld(request)
    return answer()
  })

  expect(toasts.every(({ type }) => type === 'success')).toBe(true)
  expect(said).not.toMatch(/unknown|failed|was not|undefined/i)
  expect(asked.filter((call) => !call.startsWith('GET '))).toContain(name)
  expect(asked.some((call) => call.startsWith('GET '))).toBe(true)
})

const ofSomething = offered.flatMap(([name, write]) =>
  write.gone ? [{ name, gone: write.gone, write }] : [],
)

test.each(ofSomething)(
  '$name, 404: $gone is said to be gone, and read again',
  async ({ name, gone, write }) => {
    const { asked, said, toasts } = await carryOut(name, write, async () =>
      Response.json({ error: { message: 'Not found' } }, { status: 404 }),
    )

    expect(said).toContain(`${gone} is no longer there.`)
    expect(said).not.toMatch(/try again|failed|stays as it was|was not/i)
    expect(toasts.map(({ type }) => type)).not.toContain('success')
    expect(asked.some((call) => call.startsWith('GET '))).toBe(write.reads !== null)
  },
)

test('a chosen plan that is gone is told from its organization by the code, and is not offered again', async () => {
  const name = 'PUT /v1/admin/organizations/{organizationId}/plan'
  const write = writes[name]
  if (!write) throw new Error('No screen offers it')
  const { asked, said, failure } = await carryOut(name, { ...write, reads: plansQuery }, async () =>
    Response.json({ error: { message: 'Not found', code: 'plan_not_found' } }, { status: 404 }),
  )

  expect(said).toContain('The chosen plan is no longer there.')
  expect(said).not.toContain(THE_ORGANIZATION)
  expect(failure).toMatchObject({ code: 'plan_not_found' })
  expect(asked).toContain('GET /v1/admin/plans')
})

/** The writes that name two things, by the code of a 404 that tells which one is missing. */
test.each([
  [
    'POST /v1/admin/clusters/{clusterId}/custom-jobs',
    'template_not_found',
    `The custom job ${fixtures.templateOfCluster.display_name}`,
  ],
  ['POST /v1/admin/organizations/{organizationId}/custom-jobs', 'organization_not_found', THE_ORGANIZATION],
  ['POST /v1/admin/custom-workflows/{workflowId}/execute', 'cluster_not_found', THE_CLUSTER],
  ['PUT /v1/admin/organizations/{organizationId}/plan', 'organization_not_found', THE_ORGANIZATION],
  ['PUT /v1/admin/plans/{planId}/prices/{priceId}', 'price_not_found', `The price ${price.name}`],
] as const)('%s, 404 %s: %s is said to be gone', async (name, code, gone) => {
  const write = writes[name]
  if (!write) throw new Error('No screen offers it')
  const { said } = await carryOut(name, write, async () =>
    Response.json({ error: { message: 'Not found', code } }, { status: 404 }),
  )

  expect(said).toContain(`${gone} is no longer there. It was removed meanwhile. What is shown is read again.`)
})

test.each([
  { code: 'plan_not_found', named: THE_PLAN, next: 'What is shown is read again.', isGone: true },
  { code: 'migration_plan_not_found', named: 'The plan Plus', next: 'Choose another one.', isGone: false },
  { code: undefined, named: `${THE_PLAN} or the plan Plus`, next: 'Choose another one.', isGone: false },
])('a deleted plan whose organizations move, 404 $code: $named', async ({ code, named, next, isGone }) => {
  const name = 'DELETE /v1/admin/plans/{planId}'
  const use = () => {
    const { write, failure } = useDeletePlan(plan.id)
    const migration = { to: { id: fixtures.planPlus.id, name: 'Plus' }, organizations: 2 }
    return { begin: () => write({ name: plan.name, migration }), failure }
  }
  const { asked, said, failure } = await carryOut(name, { use, gone: null, reads: plansQuery }, async () =>
    Response.json({ error: { message: 'Not found', code } }, { status: 404 }),
  )

  expect(said).toContain(`${named} is no longer there. It was removed meanwhile. ${next}`)
  // The dialog keeps its button where another plan can be chosen.
  expect('gone' in failure).toBe(isGone)
  expect(asked).toContain('GET /v1/admin/plans')
})

test.each([
  { whose: "another admin's right to create admins", isOwn: false, undo: 'Undo' },
  { whose: 'their own, which only others could give back', isOwn: true, undo: undefined },
])('somebody takes away $whose: $undo', async ({ isOwn, undo }) => {
  const before = { can_create_new_admins: true }
  const yours = { can_create_new_admins: false }
  const use = () => {
    const { save } = useUpdateAdmin({ ...fixtures.adminCanCreate, isOwn })
    return { begin: () => save(yours, { before, yours }) }
  }
  const { toasts } = await carryOut(
    'PUT /v1/admin/admins/{adminId}',
    { use, gone: null, reads: adminsQuery },
    async () => Response.json({ ...fixtures.adminCanCreate, ...yours }),
  )

  expect(toasts).toMatchObject([{ type: 'success', title: 'Permissions updated' }])
  expect(toasts[0]?.action?.label).toBe(undo)
})

const switches = offered.flatMap(([name, write]) => (write.stays ? [{ name, ...write.stays, write }] : []))

test.each(switches)(
  '$name, an answer without the change: "$said", and no Undo',
  async ({ name, answer, said: words, write }) => {
    const { toasts } = await carryOut(name, write, async () => Response.json(answer))

    expect(toasts).toMatchObject([{ type: 'warning', title: words }])
    expect(toasts[0]?.action).toBeUndefined()
  },
)
