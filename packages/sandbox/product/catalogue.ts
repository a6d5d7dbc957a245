import * as fixtures from '../fixtures'
import { provisioning } from './provisioning'
import type { Ago } from './random'
import type { ProductStore, Schema, Source } from './records'

const { idOf } = fixtures

// What the server sells and offers beside the fixtures' named things.

// name, description, agents, tools, group graphs, groups, cents, days old, deprecated
const plans = [
  ['Team', 'For a department that shares its agents', 15, 25, 10, 20, 7900, 420, false],
  ['Education', 'For schools and universities', 5, 10, 5, 30, 900, 300, false],
  ['Partner', 'For agencies that build for their clients', 25, 40, 20, 40, 0, 190, false],
  ['Business 2024', 'Replaced by Pro and Team', 10, 12, 6, 12, 6900, 980, true],
] as const

// name, region, priority
const clusters = [
  ['fra-2', 'eu-central-1', 50],
  ['dub-2', 'eu-west-1', 50],
  ['sfo-1', 'us-west-1', 25],
] as const

type PriceTerms = [
  plan: string | null,
  amount: number,
  currency: string,
  interval: 'month' | 'year' | null,
  trialDays?: number,
]

// provider, product, state, its prices; of a product that has a fixture, only further prices
const products: readonly [string, string, 'active' | 'archived' | 'unsynced', PriceTerms[]][] = [
  [
    'paddle',
    'Plus',
    'active',
    [
      ['Plus', 20400, 'USD', 'year', 14],
      ['Plus', 1900, 'EUR', 'month'],
      ['Plus', 3000, 'JPY', 'month'],
    ],
  ],
  ['paddle', 'Enterprise', 'active', [['Enterprise', 9900, 'USD', 'month']]],
  [
    'paddle',
    'Credit pack',
    'active',
    [
      [null, 1000, 'USD', null],
      [null, 1500, 'JPY', null],
    ],
  ],
  ['paddle', 'Agent seat', 'unsynced', [[null, 800, 'USD', 'month']]],
  [
    'stripe',
    'Team',
    'active',
    [
      ['Team', 7900, 'USD', 'month', 30],
      ['Team', 80600, 'USD', 'year', 30],
      ['Team', 110000, 'KRW', 'month'],
    ],
  ],
  ['stripe', 'Education', 'active', [['Education', 900, 'EUR', 'month']]],
  ['stripe', 'Business', 'archived', [['Business 2024', 6900, 'USD', 'month']]],
]

// name, description, job type, target, enabled
const templates: readonly (readonly [string, string, string, Source, boolean])[] = [
  ['Verify backup', 'Fails on its first run, succeeds when restarted', 'verify_backup', 'organization', true],
  ['Refresh certificates', 'Succeeds at its second try', 'refresh_certificates', 'organization', true],
  ['Rebuild search index', 'Takes up to an hour on large workspaces', 'rebuild_index', 'organization', true],
  ['Collect diagnostics', 'Gathers logs and events for support', 'collect_diagnostics', 'cluster', true],
  ['Rotate node pool', 'Replaces nodes one by one', 'rotate_nodes', 'cluster', true],
  ['Upgrade ingress', 'Waits for the next maintenance window', 'upgrade_ingress', 'cluster', false],
]

// name, description, target, enabled, steps
const workflows: readonly (readonly [string, string, Source, boolean, readonly string[]])[] = [
  [
    'Move namespace',
    'Moves an organization to another cluster without losing a row',
    'organization',
    true,
    ['freeze_writes', 'copy_database', 'switch_dns', 'verify_backup', 'delete_old_namespace'],
  ],
  [
    'Restore from backup',
    'Puts the latest verified backup in place',
    'organization',
    true,
    ['freeze_writes', 'fetch_backup', 'restore_database', 'restart_backend'],
  ],
  [
    'Upgrade cluster',
    'Upgrades the control plane, then the nodes',
    'cluster',
    true,
    ['drain_nodes', 'upgrade_control_plane', 'upgrade_nodes', 'run_smoke_tests'],
  ],
  [
    'Decommission cluster',
    'Locked until the archive policy is signed',
    'cluster',
    false,
    ['move_namespaces', 'delete_nodes', 'release_addresses'],
  ],
]

/** What some of them have to be told besides their target. */
const parameters: Partial<Record<string, Schema<'RunParameter'>[]>> = {
  'Restore from backup': [
    { name: 'backup', label: 'Backup', required: true },
    { name: 'reason', label: 'Reason', required: false },
  ],
}

/** Adds plans, clusters, two payment providers' catalogues, and what administrators can run by hand. */
export function addCatalogue(store: ProductStore, since: Ago): void {
  for (const [name, description, agents, tools, graphs, groups, cents, days, deprecated] of plans)
    store.plans.put(
      fixtures.planRow({
        id: idOf(`plan/${name}`),
        name,
        description,
        max_agents: agents,
        max_tools: tools,
        max_group_graphs: graphs,
        max_groups: groups,
        price_in_cents: cents,
        deprecated,
        created_at: since({ days }),
      }),
    )
  for (const [name, region, priority] of clusters)
    store.clusters.put({
      ...fixtures.clusterHealthy,
      id: idOf(`cluster/${name}`),
      name,
      region,
      priority,
      dashboard: `https://dashboard.${name}.example`,
      domain: `${name}.example`,
      user_kratos_url: `https://identity.${name}.example`,
      checked_at: since({ minutes: 5 }),
    })
  for (const [provider, name, state, terms] of products) {
    const product =
      store.products.where('name', name).find(({ payment_provider }) => payment_provider === provider) ??
      store.products.put({
        ...fixtures.productRow({
          id: idOf(`product/${provider}/${name}`),
          name,
          description: `${name}, as ${provider} sells it`,
          status: state === 'archived' ? 'archived' : 'active',
          tax_category: 'standard',
          created_at: since({ days: 300 }),
        }),
        payment_provider: provider,
        unsynced: state === 'unsynced',
      })
    for (const term of terms) store.prices.put(priceOf(store, product, term))
  }
  for (const [display_name, description, job_type, target_type, is_enabled] of templates) {
    const template_id = idOf(`template/${job_type}`)
    store.templates.put(
      fixtures.templateRow({ template_id, display_name, description, job_type, target_type, is_enabled }),
    )
  }
  for (const [display_name, description, target_type, is_enabled, jobs] of workflows) {
    const workflow_id = idOf(`custom-workflow/${display_name}`)
    const steps = jobs.map((job_type, index) => ({
      step_id: idOf(`${workflow_id}/${index}`),
      sequence_number: index + 1,
      job_type,
      max_retries: 3,
    }))
    const workflow = {
      workflow_id,
      display_name,
      description,
      target_type,
      is_enabled,
      ...(parameters[display_name] && { parameters: parameters[display_name] }),
    }
    store.customWorkflows.put({ ...fixtures.customWorkflowRow(workflow), steps })
  }
}

const wording = { month: 'monthly', year: 'yearly' } as const

function priceOf(
  store: ProductStore,
  product: { id: string; name: string; status: 'active' | 'archived'; payment_provider: string },
  [plan, amount, currency, interval, trialDays]: PriceTerms,
): Schema<'Price'> {
  const name = `${product.name} ${interval ? wording[interval] : 'once'}`
  const id = idOf(`price/${product.payment_provider}/${name}/${currency}`)
  return {
    ...fixtures.priceProMonthly,
    id,
    product_id: product.id,
    plan_id: (plan !== null && store.plans.first('name', plan)?.id) || null,
    name,
    description: `${name} in ${currency}`,
    status: product.status,
    unit_price_amount: amount,
    unit_price_currency: currency,
    billing_cycle_interval: interval,
    billing_cycle_frequency: interval === null ? null : 1,
    trial_period_interval: trialDays === undefined ? null : 'day',
    trial_period_frequency: trialDays ?? null,
    payment_provider: product.payment_provider,
    provider_price_id: `${product.payment_provider === 'paddle' ? 'pri' : 'price'}_01${id.replaceAll('-', '').slice(0, 24)}`,
  }
}

/** The kinds of workflow that the platform's history tells of, with their steps. */
export const workflowKinds = (store: ProductStore, source: Source) => [
  ...(source === 'organization' ? [provisioning] : []),
  ...store.customWorkflows
    .where('target_type', source)
    .filter(({ is_enabled }) => is_enabled)
    .map(({ display_name, steps }) => ({ name: display_name, steps: steps.map(({ job_type }) => job_type) })),
]
