import type { clusters, dashboards, namespaces, organizations } from '../schema'
import { organizationEmails } from './names'
import type { Ago, Random } from './random'

type ClusterRow = typeof clusters.$inferInsert

// name, region, priority, what is special about it
const clusterTable = [
  ['fra-1', 'eu-central-1', 75, ''],
  ['fra-2', 'eu-central-1', 50, ''],
  ['dub-1', 'eu-west-1', 50, ''],
  ['iad-1', 'us-east-1', 100, ''],
  ['sfo-1', 'us-west-1', 25, 'unhealthy'],
  ['sin-1', 'ap-southeast-1', 50, 'scheduling off'],
  ['lab-0', 'eu-central-1', 0, 'archived'],
] as const

/** Seven clusters: one unhealthy, one closed to new namespaces, one archived. */
export const seedClusters = (random: Random, ago: Ago) =>
  clusterTable.map(([name, region, priority, state]) => ({
    id: random.uuid(),
    name,
    region,
    priority,
    dashboard: `https://dashboard.${name}.example`,
    domain: `${name}.example`,
    healthy: state !== 'unhealthy' && state !== 'archived',
    enabled: state !== 'scheduling off' && state !== 'archived',
    archived: state === 'archived',
    helm_version: state === 'archived' ? '3.14.0' : '3.16.2',
    postgres_image: 'registry.example/postgres:16.4',
    backend_image: 'registry.example/backend:2.8.0',
    frontend_image: 'registry.example/frontend:2.8.0',
    caddy_image: 'registry.example/caddy:2.8',
    ingress_annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '50m' },
    user_kratos_url: `https://identity.${name}.example`,
    created_at: ago({ days: random.between(400, 700) }),
    checked_at: ago({ minutes: random.between(1, 9) }),
  })) satisfies ClusterRow[]

interface Limits {
  id: string
  max_tools: number
  max_agents: number
  max_groups: number
}

/** Organizations with their namespaces and dashboards; the newest have no namespace yet, a few no plan. */
export function seedOrganizations(
  random: Random,
  ago: Ago,
  plans: Limits[],
  clusterIds: string[],
  count = Infinity,
) {
  const organizationRows: (typeof organizations.$inferInsert)[] = []
  const namespaceRows: (typeof namespaces.$inferInsert)[] = []
  const dashboardRows: (typeof dashboards.$inferInsert)[] = []

  const named = organizationEmails(random).slice(0, count)
  named.forEach(({ company, email }, index) => {
    const id = random.uuid()
    const age = { days: index * 9 + random.below(9), hours: random.below(24), minutes: random.below(60) }
    const plan = random.chance(0.9) ? random.pick(plans) : undefined
    const extra = (most: number) => (random.chance(0.2) ? random.between(1, most) : 0)
    organizationRows.push({
      id,
      email,
      created_at: ago(age),
      is_active: index % 13 !== 7,
      plan_id: plan?.id ?? null,
      additional_tools: extra(10),
      additional_agents: extra(5),
      additional_group_graphs: extra(3),
      additional_groups: extra(5),
      used_tools: random.below((plan?.max_tools ?? 2) + 1),
      used_agents: random.below((plan?.max_agents ?? 1) + 1),
      used_groups: random.below((plan?.max_groups ?? 1) + 1),
    })
    if (index < 3) return
    namespaceRows.push({
      id: random.uuid(),
      name: `${company}-${id.slice(0, 8)}`,
      organization_id: id,
      cluster_id: random.pick(clusterIds),
      created_at: ago({ ...age, minutes: age.minutes - 1 }),
    })
    const studios = ['Production studio', 'Staging studio', null].slice(0, random.between(0, 3))
    for (const name of studios)
      dashboardRows.push({
        id: random.uuid(),
        organization_id: id,
        name,
        url: `https://${name?.startsWith('Staging') ? 'staging.' : name === null ? 'grafana.' : ''}${company}.example/studio`,
      })
  })
  return { organizations: organizationRows, namespaces: namespaceRows, dashboards: dashboardRows }
}
