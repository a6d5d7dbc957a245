/** What an organization may use beyond its plan: whole numbers from 0. */
export interface Allowances {
  additional_tools: number
  additional_agents: number
  additional_group_graphs: number
  additional_groups: number
}

/** A plan as the form offers it. */
export interface PlanOption {
  id: string
  name: string
  max_tools: number
  max_agents: number
  max_group_graphs: number
  max_groups: number
  is_default: boolean
  deprecated: boolean
}

/** What an organization holds now. */
export interface HeldPlan extends Allowances {
  plan_id: string | null
  plan_name: string | null
}

/** The four resources of §1, and which limit of a plan each adds to. */
export const ALLOWANCES = [
  { key: 'additional_tools', limit: 'max_tools', label: 'Tools' },
  { key: 'additional_agents', limit: 'max_agents', label: 'Agents' },
  { key: 'additional_group_graphs', limit: 'max_group_graphs', label: 'Group graphs' },
  { key: 'additional_groups', limit: 'max_groups', label: 'Groups' },
] as const

export type AllowanceKey = keyof Allowances

/** What has been edited, as it was typed; what has not follows the organization. `plan_id` is '' for 'No Plan'. */
export type PlanEdits = Partial<Record<AllowanceKey | 'plan_id', string>>

/** What Save Changes would send: only what differs from what is loaded. */
export interface PlanChanges {
  plan_id?: string | null
  allowances?: Allowances
}

/** §5: whole numbers, at least 0; what is no number becomes 0. */
export function readAllowance(text: string): number {
  const value = Math.trunc(Number(text))
  if (Number.isNaN(value) || value <= 0) return 0
  return Math.min(value, Number.MAX_SAFE_INTEGER)
}

/** What the organization would hold with these edits. */
export function draftOf(held: HeldPlan, edits: PlanEdits): Allowances & { plan_id: string | null } {
  const allowance = (key: AllowanceKey) => {
    const text = edits[key]
    return text === undefined ? held[key] : readAllowance(text)
  }
  return {
    plan_id: edits.plan_id === undefined ? held.plan_id : edits.plan_id || null,
    additional_tools: allowance('additional_tools'),
    additional_agents: allowance('additional_agents'),
    additional_group_graphs: allowance('additional_group_graphs'),
    additional_groups: allowance('additional_groups'),
  }
}

/** §5: the dialog saves only when plan or allowances differ from the loaded values; null when nothing does. */
export function changesOf(held: HeldPlan, edits: PlanEdits): PlanChanges | null {
  const { plan_id, ...allowances } = draftOf(held, edits)
  const isOtherPlan = plan_id !== held.plan_id
  const isMoreOrLess = ALLOWANCES.some(({ key }) => allowances[key] !== held[key])
  if (!isOtherPlan && !isMoreOrLess) return null
  return { ...(isOtherPlan && { plan_id }), ...(isMoreOrLess && { allowances }) }
}

/** A plan that is no longer offered is there only for who holds it; so is one that the list does not know. */
export function plansFor(
  { plan_id, plan_name }: HeldPlan,
  plans: readonly PlanOption[],
): { id: string; label: string }[] {
  const offered = plans
    .filter(({ id, deprecated }) => !deprecated || id === plan_id)
    .map(({ id, name, is_default, deprecated }) => ({
      id,
      label: `${name}${is_default ? ' (Default)' : ''}${deprecated ? ' (Deprecated)' : ''}`,
    }))
  if (plan_id === null || plans.some(({ id }) => id === plan_id)) return offered
  return [{ id: plan_id, label: plan_name ?? 'Unknown' }, ...offered]
}

/**
 * A plan's limits and, with what is additional, the totals; without a plan the limits are 0.
 * Null for a plan that the list does not know.
 */
export function limitsOf(
  draft: Allowances & { plan_id: string | null },
  plans: readonly PlanOption[],
): Record<AllowanceKey, { limit: number; total: number }> | null {
  const plan = plans.find(({ id }) => id === draft.plan_id)
  if (draft.plan_id !== null && !plan) return null
  const sum = (key: AllowanceKey, limit: number) => ({ limit, total: limit + draft[key] })
  return {
    additional_tools: sum('additional_tools', plan?.max_tools ?? 0),
    additional_agents: sum('additional_agents', plan?.max_agents ?? 0),
    additional_group_graphs: sum('additional_group_graphs', plan?.max_group_graphs ?? 0),
    additional_groups: sum('additional_groups', plan?.max_groups ?? 0),
  }
}
