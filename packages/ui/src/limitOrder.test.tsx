import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ManagePlanDialog } from './admin-organizations/ManagePlanDialog'
import { MigrationPreview } from './admin-plans/MigrationPreview'
import { limitsOf } from './admin-plans/limits'
import { PlanDialog } from './admin-plans/PlanDialog'
import { PlanLimits } from './catalogue'
import { failed, ready } from './lib'
import { OrganizationPlanCard } from './user-organizations/OrganizationPlanCard'

/*
 * The limits of a plan stand in one order on all screens, so that they can be compared from one to the other.
 */

const ORDER = ['agents', 'tools', 'groups', 'group graphs']

const limits = { max_agents: 2, max_tools: 2, max_groups: 2, max_group_graphs: 2 }
const additional = {
  additional_agents: 2,
  additional_tools: 2,
  additional_groups: 2,
  additional_group_graphs: 2,
}
const plan = { id: 'p1', name: 'Pro', price_in_cents: 1999, is_default: false, deprecated: false, ...limits }
const nothing = () => {}
const idle = { busy: false, failure: undefined, onClose: nothing }

const places: Record<string, ReactElement> = {
  'the form of a plan': <PlanDialog {...idle} onSubmit={nothing} />,
  'what a migration changes': (
    <MigrationPreview from={plan} to={{ ...plan, name: 'Plus' }} organizations={3} />
  ),
  'the card of a plan': <>{limitsOf(plan).map(({ label }) => `${label} `)}</>,
  'the limits in one line': <PlanLimits {...limits} />,
  'what an organization has besides': (
    <OrganizationPlanCard
      organization={ready({ plan_name: 'Pro', ...additional })}
      limits={failed('Plan information unavailable')}
      billingHref="/user?dialog=billing"
    />
  ),
  'Manage Plan': (
    <ManagePlanDialog
      {...idle}
      usage={{ state: 'loading' }}
      loaded={ready({
        organization: { email: 'ops@example.com', plan_id: 'p1', plan_name: 'Pro', ...additional },
        plans: [plan],
      })}
      onSave={nothing}
    />
  ),
}

test.each(Object.entries(places))(
  '%s has agents, tools, groups and group graphs in this order',
  (_, place) => {
    render(place)
    const text = (document.body.textContent ?? '').replaceAll('\u00a0', ' ').toLowerCase()
    expect([...text.matchAll(/agents|tools|group graphs|groups/g)].map(([name]) => name)).toEqual(ORDER)
  },
)
