import { Archive, CircleCheck, Layers, Plus, SearchX } from 'lucide-react'
import styled from 'styled-components'
import { ageOf, isRefreshing, mapLoadable, useLongList, type Loadable } from '../lib'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FilterBar,
  PageHeader,
  RefreshButton,
  Skeleton,
  SkeletonGroup,
  type Filter,
} from '../primitives'
import { Page } from '../shell'
import { PlanCard, type PlanCardPlan } from './PlanCard'
import type { PlanAction } from './planMenu'

/** Which plans are shown; the active ones are those that are not deprecated. */
export type PlanFilter = 'all' | 'active' | 'deprecated'

export interface AdminPlansViewProps {
  /** Every plan. */
  plans: Loadable<readonly PlanCardPlan[]>
  filter: PlanFilter
  onFilter: (filter: PlanFilter) => void
  onCreate: () => void
  onEdit: (id: string) => void
  onManagePrices: (id: string) => void
  onDelete: (id: string) => void
  onAction: (id: string, action: PlanAction) => void
  /** The plan that is being changed from its menu; meanwhile no other can be. */
  changing?: { id: string; name: string }
  onRefresh: () => void
}

/** Every plan as a card, those that are no longer offered among them (§2.21). */
export function AdminPlansView({
  plans,
  filter,
  onFilter,
  onCreate,
  onRefresh,
  ...actions
}: AdminPlansViewProps) {
  return (
    <Page>
      <PageHeader
        title="Plans"
        description="What organizations can buy, and how much each plan allows."
        actions={
          <>
            <RefreshButton busy={isRefreshing(plans)} age={ageOf(plans)} onRefresh={onRefresh} />
            <Button variant="primary" icon={<Plus size={16} />} onClick={onCreate}>
              Create Plan
            </Button>
          </>
        }
      />
      <FilterBar
        label="Plans by state"
        filters={filters}
        counts={mapLoadable(plans, (all) => {
          const active = all.filter(matches.active).length
          return { active, deprecated: all.length - active, all: all.length }
        })}
        value={filter}
        onChange={onFilter}
      />
      <Plans plans={plans} filter={filter} onFilter={onFilter} onCreate={onCreate} {...actions} />
    </Page>
  )
}

const filters: readonly Filter<PlanFilter>[] = [
  { id: 'active', label: 'Active', tone: 'success', icon: <CircleCheck size={16} /> },
  { id: 'deprecated', label: 'Deprecated', icon: <Archive size={16} /> },
  { id: 'all', label: 'Total', icon: <Layers size={16} /> },
]

const matches: Record<PlanFilter, (plan: { deprecated: boolean }) => boolean> = {
  all: () => true,
  active: ({ deprecated }) => !deprecated,
  deprecated: ({ deprecated }) => deprecated,
}

function Plans({ plans, filter, onFilter, onCreate, ...on }: Omit<AdminPlansViewProps, 'onRefresh'>) {
  if (plans.state === 'error')
    return (
      <Card flush>
        <ErrorState failure={plans} />
      </Card>
    )
  if (plans.state === 'loading')
    return (
      <SkeletonGroup label="Loading plans">
        <Grid>
          {Array.from({ length: 6 }, (_, index) => (
            <Card key={index} aria-hidden>
              <Skeleton width="40%" height={22} />
              <Skeleton width="80%" />
              <Skeleton width="50%" height={30} />
              <Skeleton height={70} />
              <Skeleton width="45%" />
            </Card>
          ))}
        </Grid>
      </SkeletonGroup>
    )
  if (plans.data.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={<Layers />}
          title="No plans yet"
          action={<Button onClick={onCreate}>Create the first plan</Button>}
        >
          Organizations choose one of your plans when they sign up.
        </EmptyState>
      </Card>
    )
  const shown = plans.data.filter(matches[filter])
  if (shown.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={<SearchX />}
          title="No plan matches this filter"
          action={<Button onClick={() => onFilter('all')}>Clear filters</Button>}
        />
      </Card>
    )
  return <Cards plans={shown} {...on} />
}

interface CardsProps extends Omit<
  AdminPlansViewProps,
  'plans' | 'filter' | 'onFilter' | 'onCreate' | 'onRefresh'
> {
  plans: readonly PlanCardPlan[]
}

function Cards({ plans, changing, ...on }: CardsProps) {
  return (
    <Grid data-fades>
      {useLongList(plans).map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          busy={changing?.id === plan.id}
          waiting={changing && `${changing.name} is being changed`}
          onEdit={() => on.onEdit(plan.id)}
          onManagePrices={() => on.onManagePrices(plan.id)}
          onDelete={() => on.onDelete(plan.id)}
          onAction={(action) => on.onAction(plan.id, action)}
        />
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: var(--space-4);

  /* Without a line for the date, as the cards are on a phone. */
  @media (max-width: 640px) {
    > [aria-hidden] > :last-child {
      display: none;
    }
  }
  /* After the first entries that useLongList draws: laid out when it comes near the view. */
  > :nth-child(n + 49) {
    content-visibility: auto;
    contain-intrinsic-size: auto 260px;
  }
`
