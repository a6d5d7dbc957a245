import { provisioning } from '../product/provisioning'
import type { customJobTemplates, plans, prices, products } from '../schema'
import type { Source } from '../schema'
import type { Ago, Random } from './random'

type PlanRow = typeof plans.$inferInsert
type ProductRow = typeof products.$inferInsert
type PriceRow = typeof prices.$inferInsert

// name, description, agents, tools, group graphs, groups, cents, days old, flags. §1 gives Plus, Pro and Enterprise.
const planTable = [
  ['Free', 'For a first look, no card needed', 1, 2, 1, 1, 0, 610, 'default'],
  ['Plus', '20 credits a month, up to 5 integrations and 3 agents', 3, 5, 2, 3, 2000, 610, ''],
  ['Pro', '50 credits a month, up to 10 integrations and 7 agents', 7, 10, 5, 10, 5000, 610, ''],
  ['Enterprise', 'Volume discounts and a person to call', 50, 100, 40, 60, 9900, 610, ''],
  ['Team', 'For a department that shares its agents', 15, 25, 10, 20, 7900, 420, ''],
  ['Education', 'For schools and universities', 5, 10, 5, 30, 900, 300, ''],
  ['Partner', 'For agencies that build for their clients', 25, 40, 20, 40, 0, 190, ''],
  ['Starter 2024', 'The first paid plan, replaced by Plus', 2, 3, 1, 2, 1500, 980, 'deprecated'],
  ['Business 2024', 'Replaced by Pro and Team', 10, 12, 6, 12, 6900, 980, 'deprecated'],
] as const

/** Nine plans, two of them deprecated, one the default. */
export const seedPlans = (random: Random, ago: Ago) =>
  planTable.map(([name, description, agents, tools, graphs, groups, cents, days, flag]) => ({
    id: random.uuid(),
    name,
    description,
    max_agents: agents,
    max_tools: tools,
    max_group_graphs: graphs,
    max_groups: groups,
    price_in_cents: cents,
    is_default: flag === 'default',
    deprecated: flag === 'deprecated',
    created_at: ago({ days }),
  })) satisfies PlanRow[]

// provider, product, status, tax category, days old, then its prices: plan, amount, currency, interval, trial, status.
const productTable = [
  [
    'paddle',
    'Plus',
    'active',
    [
      ['Plus', 2000, 'USD', 'month', null, 'active'],
      ['Plus', 20400, 'USD', 'year', 14, 'active'],
      ['Plus', 1900, 'EUR', 'month', null, 'active'],
      ['Plus', 3000, 'JPY', 'month', null, 'active'],
    ],
  ],
  [
    'paddle',
    'Pro',
    'active',
    [
      ['Pro', 5000, 'USD', 'month', null, 'active'],
      ['Pro', 51000, 'USD', 'year', 14, 'active'],
      ['Pro', 7500, 'JPY', 'month', null, 'active'],
      [null, 4500, 'USD', 'month', null, 'archived'],
    ],
  ],
  ['paddle', 'Enterprise', 'active', [['Enterprise', 9900, 'USD', 'month', null, 'active']]],
  [
    'paddle',
    'Credit pack',
    'active',
    [
      [null, 1000, 'USD', null, null, 'active'],
      [null, 1500, 'JPY', null, null, 'active'],
    ],
  ],
  ['paddle', 'Starter', 'archived', [['Starter 2024', 1500, 'USD', 'month', null, 'archived']]],
  ['paddle', 'Agent seat', 'unsynced', [[null, 800, 'USD', 'month', null, 'active']]],
  [
    'stripe',
    'Team',
    'active',
    [
      ['Team', 7900, 'USD', 'month', 30, 'active'],
      ['Team', 80600, 'USD', 'year', 30, 'active'],
      ['Team', 110000, 'KRW', 'month', null, 'active'],
    ],
  ],
  ['stripe', 'Education', 'active', [['Education', 900, 'EUR', 'month', null, 'active']]],
  ['stripe', 'Business', 'archived', [['Business 2024', 6900, 'USD', 'month', null, 'archived']]],
] as const

const intervalNames = { month: 'monthly', year: 'yearly' } as const

/** The catalogues of two payment providers: archived things, zero-decimal currencies, one product not yet synced. */
export function seedPayments(random: Random, ago: Ago, planIds: Map<string, string>) {
  const productRows: ProductRow[] = []
  const priceRows: PriceRow[] = []
  for (const [provider, name, state, offers] of productTable) {
    const product_id = random.uuid()
    productRows.push({
      id: product_id,
      payment_provider: provider,
      name,
      description: `${name} subscription`.replace('pack subscription', 'pack, paid once'),
      status: state === 'archived' ? 'archived' : 'active',
      tax_category: provider === 'paddle' ? 'saas' : 'standard',
      created_at: ago({ days: random.between(120, 600) }),
      synced_at: state === 'unsynced' ? null : ago({ days: 2 }),
    })
    for (const [plan, amount, currency, interval, trialDays, status] of offers) {
      const wording = interval ? intervalNames[interval] : 'once'
      priceRows.push({
        id: random.uuid(),
        product_id,
        plan_id: plan === null ? null : (planIds.get(plan) ?? null),
        name: `${name} ${wording}`,
        description: `${name}, billed ${wording} in ${currency}`,
        status,
        unit_price_amount: amount,
        unit_price_currency: currency,
        billing_cycle_interval: interval,
        billing_cycle_frequency: interval === null ? null : 1,
        trial_period_interval: trialDays === null ? null : 'day',
        trial_period_frequency: trialDays,
        provider_price_id: `${provider === 'paddle' ? 'pri' : 'price'}_01${random.uuid().replaceAll('-', '').slice(0, 24)}`,
      })
    }
  }
  return { products: productRows, prices: priceRows }
}

// name, description, job type, target, enabled
const templateTable: readonly (readonly [string, string, string, Source, boolean])[] = [
  ['Restart backend', 'Rolls the backend of one namespace', 'restart_backend', 'organization', true],
  ['Verify backup', 'Fails on its first run, succeeds when restarted', 'verify_backup', 'organization', true],
  ['Refresh certificates', 'Succeeds at its second try', 'refresh_certificates', 'organization', true],
  ['Rebuild search index', 'Takes up to an hour on large workspaces', 'rebuild_index', 'organization', true],
  ['Purge sessions', 'Being reworked', 'purge_sessions', 'organization', false],
  ['Collect diagnostics', 'Gathers logs and events for support', 'collect_diagnostics', 'cluster', true],
  ['Rotate node pool', 'Replaces nodes one by one', 'rotate_nodes', 'cluster', true],
  ['Upgrade ingress', 'Waits for the next maintenance window', 'upgrade_ingress', 'cluster', false],
]

export const seedTemplates = (random: Random) =>
  templateTable.map(([display_name, description, job_type, target_type, is_enabled]) => ({
    template_id: random.uuid(),
    display_name,
    description,
    job_type,
    target_type,
    is_enabled,
  })) satisfies (typeof customJobTemplates.$inferInsert)[]

/** Kinds of workflow: what the platform runs by itself, and what administrators can run by hand. */
export const workflowKinds: readonly {
  name: string
  description: string
  target: Source
  enabled: boolean
  byHand: boolean
  steps: readonly string[]
}[] = [
  { ...provisioning, target: 'organization', enabled: true, byHand: false },
  {
    name: 'Move namespace',
    description: 'Moves an organization to another cluster without losing a row',
    target: 'organization',
    enabled: true,
    byHand: true,
    steps: ['freeze_writes', 'copy_database', 'switch_dns', 'verify_backup', 'delete_old_namespace'],
  },
  {
    name: 'Restore from backup',
    description: 'Puts the latest verified backup in place',
    target: 'organization',
    enabled: true,
    byHand: true,
    steps: ['freeze_writes', 'fetch_backup', 'restore_database', 'restart_backend'],
  },
  {
    name: 'Export workspace',
    description: 'Packs everything an organization owns for handing over',
    target: 'organization',
    enabled: false,
    byHand: true,
    steps: ['collect_files', 'export_database', 'upload_archive'],
  },
  {
    name: 'Upgrade cluster',
    description: 'Upgrades the control plane, then the nodes',
    target: 'cluster',
    enabled: true,
    byHand: true,
    steps: ['drain_nodes', 'upgrade_control_plane', 'upgrade_nodes', 'run_smoke_tests'],
  },
  {
    name: 'Rotate credentials',
    description: 'Rotates database and registry credentials',
    target: 'cluster',
    enabled: true,
    byHand: true,
    steps: ['issue_credentials', 'restart_backend', 'revoke_old_credentials'],
  },
  {
    name: 'Decommission cluster',
    description: 'Locked until the archive policy is signed',
    target: 'cluster',
    enabled: false,
    byHand: true,
    steps: ['move_namespaces', 'delete_nodes', 'release_addresses'],
  },
]
