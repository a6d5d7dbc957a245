import { formSchema, parseWholeNumber, wholeNumber, type FormInput, type FormOutput } from '../lib'

/** §2.16 Manage Plan: the plan an organization holds, and what it may use beyond it (§5.4: whole numbers from 0). */
export const managePlanForm = formSchema({
  plan_id: {
    label: 'Plan',
    refusedWith: ['plan_not_found'],
    required: false,
    initial: '', // 'No Plan'
    format: (id: string | null) => id ?? '',
    parse: (id: string) => ({ value: id || null }),
  },
  additional_agents: wholeNumber({ label: 'Agents' }),
  additional_tools: wholeNumber({ label: 'Tools' }),
  additional_groups: wholeNumber({ label: 'Groups' }),
  additional_group_graphs: wholeNumber({ label: 'Group graphs' }),
})

/** The plan and the allowances that the form asks for. */
export type PlanDraft = FormOutput<typeof managePlanForm>
/** What the form's controls hold. */
export type PlanInput = FormInput<typeof managePlanForm>
/** What the form's controls hold for an organization. */
export const heldPlanValues = managePlanForm.format
/** The additional amount of each resource, whole numbers from 0. */
export type Allowances = Omit<PlanDraft, 'plan_id'>
/** The wire's name of an additional amount. */
export type AllowanceKey = keyof Allowances

/** The four resources of §1.3, in the order of all screens, and which limit of a plan each adds to. */
export const ALLOWANCES = (
  [
    { key: 'additional_agents', limit: 'max_agents' },
    { key: 'additional_tools', limit: 'max_tools' },
    { key: 'additional_groups', limit: 'max_groups' },
    { key: 'additional_group_graphs', limit: 'max_group_graphs' },
  ] as const
).map(({ key, limit }) => ({ key, limit, label: managePlanForm.fields[key].label }))

/** A plan as the form offers it. */
export interface PlanOption {
  id: string
  name: string
  max_tools: number
  max_agents: number
  max_group_graphs: number
  max_groups: number
  /** Per month, USD cents. */
  price_in_cents: number
  is_default: boolean
  deprecated: boolean
}

/** The plan and the allowances that an organization has now. */
export interface HeldPlan extends PlanDraft {
  plan_name: string | null
}

/** What Save Changes would send: only what differs from what is loaded. */
export interface PlanChanges {
  plan_id?: string | null
  allowances?: Allowances
}

/** §5.4: the dialog saves only when plan or allowances differ from the loaded values; null when nothing does. */
export function changesOf(held: PlanDraft, { plan_id, ...allowances }: PlanDraft): PlanChanges | null {
  const isOtherPlan = plan_id !== held.plan_id
  const isMoreOrLess = ALLOWANCES.some(({ key }) => allowances[key] !== held[key])
  if (!isOtherPlan && !isMoreOrLess) return null
  return { ...(isOtherPlan && { plan_id }), ...(isMoreOrLess && { allowances }) }
}

const labelOf = ({ name, is_default, deprecated }: PlanOption) =>
  `${name}${is_default ? ' (Default)' : ''}${deprecated ? ' (Deprecated)' : ''}`

/** What a plan is called, also one that is not offered; one that is not listed, as it was called where it was held. */
export function planLabel(
  id: string,
  plans: readonly PlanOption[],
  held: readonly (HeldPlan | undefined)[],
): string {
  if (id === '') return 'No Plan'
  const plan = plans.find((one) => one.id === id)
  return plan ? labelOf(plan) : (held.find((one) => one?.plan_id === id)?.plan_name ?? 'Unknown')
}

/** The plans to choose from: all that are not deprecated, and the one the organization holds, even if it is not listed. */
export function plansFor(
  { plan_id, plan_name }: HeldPlan,
  plans: readonly PlanOption[],
): { id: string; label: string }[] {
  const offered = plans
    .filter(({ id, deprecated }) => !deprecated || id === plan_id)
    .map((plan) => ({ id: plan.id, label: labelOf(plan) }))
  if (plan_id === null || plans.some(({ id }) => id === plan_id)) return offered
  return [{ id: plan_id, label: plan_name ?? 'Unknown' }, ...offered]
}

/** Whether a plan can be chosen: somebody else may have deleted or deprecated it since it was. '' is 'No Plan'. */
export const canBeChosen = (id: string, held: HeldPlan, plans: readonly PlanOption[]) =>
  id === '' || plansFor(held, plans).some((plan) => plan.id === id)

/** What is said of a chosen plan that cannot be chosen any more. */
export const NO_LONGER_OFFERED = 'This plan is no longer offered. Choose another one.'

/** The form as it is sent: it refuses a plan that cannot be chosen. */
export const offeredPlanForm = (held: HeldPlan, plans: readonly PlanOption[]): typeof managePlanForm =>
  formSchema(managePlanForm.fields, ({ plan_id }) =>
    canBeChosen(plan_id, held, plans) ? {} : { plan_id: NO_LONGER_OFFERED },
  )

/** A limit of a plan, and its sum with the additional amount; null for what is not known. */
export interface AllowanceSum {
  limit: number | null
  total: number | null
}

/** Limit and total of one resource. Without a plan the limit is 0; of a plan that is not listed it is not known. */
export function sumOf(key: AllowanceKey, input: PlanInput, plans: readonly PlanOption[]): AllowanceSum {
  const plan = plans.find(({ id }) => id === input.plan_id)
  const name = ALLOWANCES.find((allowance) => allowance.key === key)?.limit
  const limit = input.plan_id === '' ? 0 : plan && name ? plan[name] : null
  const additional = parseWholeNumber(input[key])
  return { limit, total: limit === null || 'error' in additional ? null : limit + additional.value }
}
