import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import {
  Badge,
  Card,
  CopyableId,
  DescriptionList,
  Skeleton,
  StateLine,
  type DescriptionItem,
} from '../primitives'
import { PlanLimits, PlanLimitsSkeleton, UNKNOWN_PLAN, type PlanWithLimits } from '../catalogue'

export interface AccountCardProps {
  profile: Loadable<{ id: string; email: string }>
  /** Null where there is none yet: nothing is drawn of it. */
  plan: Loadable<PlanWithLimits> | null
  /** Null where there is none yet. */
  namespace: Loadable<{ name: string; cluster: string; region: string }> | null
}

/** §2.9 user-overview: who is signed in, on which plan and in which namespace. */
export function AccountCard({ profile, plan, namespace }: AccountCardProps) {
  return (
    <Card title="Account">
      {profile.state === 'error' && <StateLine of="Account" state={profile} />}
      <Facts
        items={[
          ...(profile.state === 'error'
            ? []
            : [
                {
                  term: 'User ID',
                  description: whenReady(profile, ({ id }) => <CopyableId id={id} label="User ID" />),
                },
                { term: 'Account Email', description: whenReady(profile, ({ email }) => email) },
              ]),
          ...(plan ? [planItem(plan)] : []),
          ...(namespace ? namespaceItems(namespace) : []),
          ...(plan ? [limitsItem(plan)] : []),
        ]}
      />
    </Card>
  )
}

/** §8.6: a plan that could not be loaded shows as 'Unknown' with limits of 0. */
const known = (plan: Loadable<PlanWithLimits>) => (plan.state === 'ready' ? plan.data : UNKNOWN_PLAN)

const planItem = (plan: Loadable<PlanWithLimits>): DescriptionItem => ({
  term: 'Plan',
  description: unlessLoading(
    plan,
    <Badge tone={plan.state === 'ready' ? 'outline' : 'neutral'}>{known(plan).name}</Badge>,
  ),
})

const limitsItem = (plan: Loadable<PlanWithLimits>): DescriptionItem => ({
  term: 'Plan limits',
  description: plan.state === 'loading' ? <PlanLimitsSkeleton /> : <PlanLimits {...known(plan)} />,
})

/** §8.6: the facts of a namespace that could not be loaded show as N/A. */
const namespaceItems = (namespace: NonNullable<AccountCardProps['namespace']>): DescriptionItem[] => [
  {
    term: 'Namespace',
    description: whenReady(namespace, (data) => data.name && <code data-long>{data.name}</code>),
  },
  { term: 'Cluster', description: whenReady(namespace, ({ cluster }) => cluster) },
  { term: 'Region', description: whenReady(namespace, ({ region }) => region) },
]

const unlessLoading = ({ state }: Loadable<unknown>, content: ReactNode) =>
  state === 'loading' ? <Line width={140} /> : content

const whenReady = <T,>(loadable: Loadable<T>, draw: (data: T) => ReactNode) =>
  unlessLoading(loadable, loadable.state === 'ready' ? draw(loadable.data) : undefined)

// Two columns where the card is wide, whose rows have one line of text; the limits, which are long, take both.
const Facts = styled(DescriptionList)`
  align-items: baseline;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  column-gap: var(--space-8);

  @container (min-width: 13.75rem) {
    > div {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
  > :last-child:not(:nth-child(-n + 2)) {
    grid-column: 1 / -1;
  }
`

// Inline, so that it stands on the line of its label.
const Line = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`
