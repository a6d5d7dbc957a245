/** What a plan allows, as the administrators' endpoints send it. */
export interface PlanLimitNumbers {
  max_agents: number
  max_tools: number
  max_groups: number
  max_group_graphs: number
}

/** The four limits of a plan, in the order in which all screens show them. */
export const limitsOf = (plan: PlanLimitNumbers) => [
  { label: 'Agents', value: plan.max_agents },
  { label: 'Tools', value: plan.max_tools },
  { label: 'Groups', value: plan.max_groups },
  { label: 'Group graphs', value: plan.max_group_graphs },
]
