import {
  dashboardRow,
  historyOf,
  idOf,
  jobRow,
  jobStatuses,
  namespaceRow,
  organizationRow,
  workflowRow,
} from '../fixtures'
import { workflowKinds } from './catalogue'
import { companyOf, persons } from './names'
import { addPerson } from './people'
import { ago, createRandom, type Ago, type Random } from './random'
import type { JobRow, ProductStore, Schema, Source } from './records'

// The many nobody has to know by name: they make lists long and figures believable.

/** What of the crowd can be asked for. */
export interface CrowdOptions {
  /** How many organizations there are with the named ones; by default 64. */
  organizations?: number
  /** Jobs of history on top, to see how long lists do. */
  jobs?: number
}

/** Adds people, organizations and the work of weeks to what is there. The same call makes the same crowd. */
export function addCrowd(
  store: ProductStore,
  now: Date,
  { organizations = 64, jobs = 0 }: CrowdOptions,
): void {
  const random = createRandom(20_261_120)
  const since = ago(now)
  addOrganizations(store, since, random, organizations - store.organizations.size)
  addPeople(store, now, random)
  addPayments(store, since, random)
  addRecentWork(store, since, random)
  addHistory(store, since, random, jobs)
}

function addOrganizations(store: ProductStore, since: Ago, random: Random, count: number) {
  const plans = store.plans.all()
  const clusters = store.clusters.where('archived', false)
  for (let index = 0; index < count; index += 1) {
    const { company, email } = companyOf(index, random)
    const id = idOf(`organization/${company}`)
    const plan = random.chance(0.9) ? random.pick(plans) : undefined
    const extra = (most: number) => (random.chance(0.2) ? random.between(1, most) : 0)
    const created_at = since({ days: index * 9, hours: random.below(24), minutes: random.below(60) })
    const organization = organizationRow({
      id,
      email,
      created_at,
      is_active: index % 13 !== 7,
      plan_id: plan?.id ?? null,
      additional_tools: extra(10),
      additional_agents: extra(5),
      additional_group_graphs: extra(3),
      additional_groups: extra(5),
    })
    store.organizations.put({
      ...organization,
      used_tools: random.below((plan?.max_tools ?? 2) + 1),
      used_agents: random.below((plan?.max_agents ?? 1) + 1),
      used_groups: random.below((plan?.max_groups ?? 1) + 1),
      used_group_graphs: Math.min(index % 3, plan?.max_group_graphs ?? 0),
    })
    if (index < 3) continue // the newest wait for their namespace
    const namespace = { id: idOf(`namespace/${company}`), name: `${company}-${id.slice(0, 8)}` }
    store.namespaces.put(namespaceRow(organization, random.pick(clusters), namespace))
    if (index >= 100) continue // of a very large crowd nobody opens that many dashboards
    for (const [name, host] of random.pick([[], [studio], [studio, staging]]))
      store.dashboards.put({
        ...dashboardRow({
          id: idOf(`dashboard/${host}/${company}`),
          name,
          url: `https://${host}.${company}.example`,
        }),
        organization_id: id,
      })
  }
}

const studio = ['Production studio', 'studio'] as const
const staging = ['Staging studio', 'staging'] as const

/** Forty users, active, inactive and unknown, each in up to three organizations; and three further administrators. */
function addPeople(store: ProductStore, now: Date, random: Random) {
  const since = ago(now)
  const organizations = store.organizations.all()
  persons.forEach(({ name, email }, index) => {
    const id = idOf(`person/${email}`)
    const is_active = index % 9 === 4 ? null : index % 7 !== 5
    const created_at = since({ days: random.between(2, 560), minutes: random.below(24 * 60) })
    addPerson(store, { id, email, name, is_active, created_at }, now)
    join(id, random.below(4))
  })
  // Five in all for the account that a visitor signs in with.
  join(idOf('person/user@example.com'), 1)

  for (const [index, name] of ['Kim Aldous', 'Teodor Brask', 'Wanda Reyes'].entries()) {
    const email = `${name.toLowerCase().replace(' ', '.')}@platform.example`
    const rights = { admin: true, can_create_new_admins: index === 0, is_active: true }
    const created_at = since({ days: 450 - index * 90 })
    addPerson(store, { id: idOf(`person/${email}`), email, name, ...rights, created_at }, now)
  }

  function join(person_id: string, count: number) {
    const start = random.below(organizations.length)
    for (let step = 1; step <= count; step += 1) {
      const organization_id = organizations[(start + step * 7) % organizations.length]?.id ?? ''
      const id = idOf(`membership/${person_id}/${organization_id}`)
      store.memberships.put({ id, person_id, organization_id, joined_at: since({ days: step * 20 }) })
    }
  }
}

/** Payments a synchronisation finds: most agree with the platform, some bring news, some concern nobody. */
function addPayments(store: ProductStore, since: Ago, random: Random) {
  const sold = store.prices
    .all()
    .filter(
      ({ plan_id, status, payment_provider }) =>
        plan_id && status === 'active' && payment_provider === 'paddle',
    )
  const payers = store.organizations
    .all()
    .slice(0, 64)
    .flatMap(({ id, email, plan_id }, index) => {
      const price = sold.find((candidate) => candidate.plan_id === plan_id)
      return price
        ? [{ email, organization_id: id, price_id: index % 8 === 4 ? random.pick(sold).id : price.id }]
        : []
    })
  const strangers = ['billing@gone.example', 'cfo@elsewhere.example', 'hello@typo.example'].map((email) => ({
    email,
    organization_id: null,
    price_id: random.pick(sold).id,
  }))
  for (const [index, payment] of [...payers, ...strangers].entries())
    store.transactions.put({
      ...payment,
      id: `txn_01${idOf(`transaction/${payment.email}`).replaceAll('-', '').slice(0, 24)}`,
      state: index % 11 === 9 ? 'past_due' : 'completed',
      declined_attempts: 0,
      created_at: since({ days: random.between(1, 28) }),
    })
}

const failures = [
  'quota exceeded: persistentvolumeclaims',
  'timed out waiting for the condition',
  'ImagePullBackOff: registry.example/backend:2.8.1 not found',
  'connection refused: postgres-0:5432',
] as const

type Target = Pick<JobRow, 'organization_id' | 'cluster_id' | 'namespace'>

/** What work of a source is done on. */
const targetsOf = (store: ProductStore, source: Source): Target[] =>
  source === 'organization'
    ? store.namespaces
        .all()
        .map(({ organization_id, cluster_id, name }) => ({ organization_id, cluster_id, namespace: name }))
    : store.clusters
        .where('archived', false)
        .map(({ id }) => ({ organization_id: null, cluster_id: id, namespace: null }))

function addJob(
  store: ProductStore,
  random: Random,
  job: Target &
    Pick<JobRow, 'source' | 'job_type' | 'status' | 'created_at' | 'updated_at'> &
    Partial<JobRow>,
  started_at = job.created_at,
) {
  const { status } = job
  const failed = status === 'failed' || status === 'error'
  const row = jobRow({
    job_id: idOf(`job/${job.source}/${store.jobs.size}`),
    retries: failed ? 3 : status === 'retrying' ? 1 : 0,
    error_message: failed ? random.pick(failures) : status === 'retrying' ? failures[1] : null,
    ...job,
  })
  store.jobs.put({ ...row, ...historyOf(row, started_at), source: job.source, restarts: 0 })
}

/** When each step of a run began and ended, from the start to the end of the run: some kinds take longer than others. */
function spansOf(steps: readonly string[], from: string, to: string): { begins: string; ends: string }[] {
  const weights = steps.map((job_type) => 1 + (Number.parseInt(idOf(job_type).slice(0, 2), 16) % 6))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const moment = (done: number) =>
    new Date(
      first + ((last - first) * weights.slice(0, done).reduce((sum, weight) => sum + weight, 0)) / whole,
    ).toISOString()
  return steps.map((_, index) => ({ begins: moment(index), ends: moment(index + 1) }))
}

/** The statuses of a run's steps: a run that has stopped or stands still never ran what comes after. */
function story(random: Random, length: number): Schema<'JobStatus'>[] {
  const reached = random.below(length)
  const outcome = random.pick(['done', 'done', 'done', 'failed', 'cancelled', 'running', 'pending'] as const)
  return Array.from({ length }, (_, step) => {
    if (outcome === 'done') return random.chance(0.8) ? 'completed' : 'success'
    if (step < reached) return 'completed'
    return step === reached ? outcome : 'pending'
  })
}

const jobTypes: Record<Source, readonly string[]> = {
  organization: ['restart_backend', 'refresh_certificates', 'rebuild_index', 'verify_backup'],
  cluster: ['collect_diagnostics', 'rotate_nodes'],
}

/** Runs of workflows with a job for each step, and single jobs in every status there is. */
function addRecentWork(store: ProductStore, since: Ago, random: Random) {
  for (const [source, runs, rounds] of [
    ['organization', 26, 8],
    ['cluster', 14, 3],
  ] as const) {
    const targets = targetsOf(store, source)
    const kinds = workflowKinds(store, source)
    for (let run = 0; run < runs; run += 1) {
      const { name, steps } = random.pick(kinds)
      const target = random.pick(targets)
      const minutes = 20 + run * random.between(60, 200)
      const times = {
        created_at: since({ minutes }),
        updated_at: since({ minutes: minutes - random.between(1, 8) }),
      }
      const workflow_id = idOf(`workflow/${source}/${run}`)
      store.workflows.put(
        workflowRow({
          workflow_id,
          workflow_type: name.toLowerCase().replaceAll(' ', '_'),
          target_type: source,
          organization_id: target.organization_id,
          cluster_id: target.cluster_id,
          description: name,
          created_at: times.created_at,
        }),
      )
      const statuses = story(random, steps.length)
      const spans = spansOf(steps, times.created_at, times.updated_at)
      for (const [index, job_type] of steps.entries()) {
        const status = statuses[index] ?? 'pending'
        const { begins = times.created_at, ends = times.updated_at } = spans[index] ?? {}
        const job = { ...target, source, job_type, status, workflow_id, sequence_number: index + 1 }
        const updated_at = { pending: times.created_at, running: begins }[status as string] ?? ends
        addJob(store, random, { ...job, created_at: times.created_at, updated_at }, begins)
      }
    }
    for (let round = 0; round < rounds; round += 1)
      for (const [index, status] of jobStatuses.entries()) {
        const minutes = 10 + round * 400 + index * random.between(5, 30)
        const times = {
          created_at: since({ minutes }),
          updated_at: since({ minutes: minutes - random.between(1, 8) }),
        }
        addJob(store, random, {
          ...random.pick(targets),
          ...times,
          source,
          job_type: random.pick(jobTypes[source]),
          status,
        })
      }
  }
}

/** That many jobs of days gone by, one each ten minutes; most of them went well. */
function addHistory(store: ProductStore, since: Ago, random: Random, count: number) {
  const targets = { organization: targetsOf(store, 'organization'), cluster: targetsOf(store, 'cluster') }
  for (let index = 0; index < count; index += 1) {
    const minutes = 6000 + index * 10 // older than all of the recent work
    const source = random.chance(0.8) ? 'organization' : 'cluster'
    addJob(store, random, {
      ...random.pick(targets[source]),
      source,
      job_type: random.pick(jobTypes[source]),
      status: random.chance(0.95) ? 'completed' : random.chance(0.7) ? 'failed' : 'cancelled',
      created_at: since({ minutes }),
      updated_at: since({ minutes: minutes - 5 }),
    })
  }
}
