import { formatInteger } from '../lib'
import { Skeleton } from '../primitives'

/** What a plan allows, as the plan endpoints send it. */
export interface Limits {
  max_agents: number
  max_tools: number
  max_groups: number
  /** Null on platforms without group graphs. */
  max_group_graphs?: number | null
}

export interface PlanWithLimits extends Limits {
  name: string
}

/** §8.6: shown in place of a plan that could not be loaded. */
export const UNKNOWN_PLAN: PlanWithLimits = { name: 'Unknown', max_agents: 0, max_tools: 0, max_groups: 0 }

/** A plan's limits in one line: '7 agents · 10 tools · 10 groups'. */
export function PlanLimits({ max_agents, max_tools, max_groups, max_group_graphs }: Limits) {
  const counts = [
    counted(max_agents, 'agent'),
    counted(max_tools, 'tool'),
    counted(max_groups, 'group'),
    ...(typeof max_group_graphs === 'number' ? [counted(max_group_graphs, 'group graph')] : []),
  ]
  return <span>{counts.join('\u00a0· ')}</span>
}

/** Limits that are loading, as many lines high as most plans' limits will be. */
export function PlanLimitsSkeleton() {
  return (
    <Skeleton>
      <PlanLimits max_agents={10} max_tools={10} max_groups={10} max_group_graphs={10} />
    </Skeleton>
  )
}

// A line breaks between the counts, behind the dot, never inside one.
const counted = (count: number, thing: string) =>
  `${formatInteger(count)} ${thing}${count === 1 ? '' : 's'}`.replaceAll(' ', '\u00a0')
