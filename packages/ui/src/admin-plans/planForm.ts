import { parseLimit, parsePrice, priceText } from '../lib'

/** What is written about a plan. Limits are whole numbers from 0, the price is USD cents a month. */
export interface PlanDraft {
  name: string
  description: string
  max_tools: number
  max_agents: number
  max_group_graphs: number
  max_groups: number
  price_in_cents: number
}

/** A draft as it is typed. */
export interface PlanFormValues {
  name: string
  description: string
  max_tools: string
  max_agents: string
  max_group_graphs: string
  max_groups: string
  price: string
}

export const emptyPlan: PlanFormValues = {
  name: '',
  description: '',
  max_tools: '0',
  max_agents: '0',
  max_group_graphs: '0',
  max_groups: '0',
  price: '',
}

export const planFormValues = (plan: PlanDraft): PlanFormValues => ({
  name: plan.name,
  description: plan.description,
  max_tools: String(plan.max_tools),
  max_agents: String(plan.max_agents),
  max_group_graphs: String(plan.max_group_graphs),
  max_groups: String(plan.max_groups),
  price: priceText(plan.price_in_cents),
})

// §5 Plan.
export const nameRule = (name: string) => name.trim() !== '' || 'Plan name is required'
export function priceRule(text: string): true | string {
  const price = parsePrice(text)
  return 'error' in price ? price.error : true
}

/** The draft of a form that passed its rules; undefined where its price is none after all. */
export function planDraft(values: PlanFormValues): PlanDraft | undefined {
  const price = parsePrice(values.price)
  if ('error' in price) return undefined
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    max_tools: parseLimit(values.max_tools),
    max_agents: parseLimit(values.max_agents),
    max_group_graphs: parseLimit(values.max_group_graphs),
    max_groups: parseLimit(values.max_groups),
    price_in_cents: price.cents,
  }
}
