import { RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { PlanLimits, PlanLimitsSkeleton, type Limits, PlanBadge } from '../catalogue'
import { formatInteger, type Loadable } from '../lib'
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  InlineSkeleton,
  type DescriptionItem,
} from '../primitives'
import { portalItem } from './portalItem'
import { UNAVAILABLE } from './unavailable'

/** What the platform says of an organization's plan. */
export interface PlanOfOrganization {
  plan_name: string | null
  additional_tools: number
  additional_agents: number
  additional_group_graphs: number
  additional_groups: number
}

export interface OrganizationPlanCardProps {
  organization: Loadable<PlanOfOrganization>
  /** What the plan allows; not drawn without a plan. In state `error` the message is the reason alone. */
  limits: Loadable<Limits>
  /** Where 'Manage Billing' leads. */
  billingHref: string
  /** Where 'Change Plan' leads; left out where it is said elsewhere, or the platform does not let members change it. */
  changePlanHref?: string
}

// In the order of all screens (§2.12).
const ALLOWANCES = [
  ['additional_agents', 'Additional agents'],
  ['additional_tools', 'Additional tools'],
  ['additional_groups', 'Additional groups'],
  ['additional_group_graphs', 'Additional group graphs'],
] as const

/** §2.12 organization detail, Plan: its name or 'No Plan', what it allows, and the allowances greater than 0. */
export function OrganizationPlanCard({
  organization,
  limits,
  billingHref,
  changePlanHref,
}: OrganizationPlanCardProps) {
  const actions = changePlanHref && (
    <ButtonLink size="sm" href={changePlanHref}>
      Change Plan
    </ButtonLink>
  )
  if (organization.state !== 'ready')
    return (
      <Card title="Plan" actions={actions}>
        <DescriptionList
          items={[
            { term: 'Plan', description: <InlineSkeleton width={140} /> },
            { term: 'Plan limits', description: <PlanLimitsSkeleton /> },
          ]}
        />
      </Card>
    )

  const { plan_name, ...allowances } = organization.data
  const limitsItem: DescriptionItem[] =
    plan_name === null || limits.state === 'error'
      ? []
      : [
          {
            term: 'Plan limits',
            description: limits.state === 'ready' ? <PlanLimits {...limits.data} /> : <PlanLimitsSkeleton />,
          },
        ]
  const additional = ALLOWANCES.flatMap(([key, term]) =>
    allowances[key] > 0 ? [{ term, description: formatInteger(allowances[key]) }] : [],
  )
  return (
    <Card title="Plan" actions={actions}>
      <DescriptionList
        items={[
          { term: 'Plan', description: <PlanBadge name={plan_name} /> },
          ...limitsItem,
          ...additional,
          ...portalItem(billingHref),
        ]}
      />
      {plan_name !== null && limits.state === 'error' && (
        <Alert
          tone="warning"
          title={UNAVAILABLE.plan}
          actions={
            limits.onRetry && (
              <Button size="sm" icon={<RotateCw size={14} />} onClick={limits.onRetry}>
                Try Again
              </Button>
            )
          }
        >
          <Reason>{limits.message}</Reason>
        </Alert>
      )}
    </Card>
  )
}

const Reason = styled.p`
  color: var(--text-muted);
`
