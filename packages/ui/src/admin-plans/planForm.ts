import { formSchema, price, text, wholeNumber, type FormInput, type FormOutput } from '../lib'

/** The form that creates or edits a plan (§5.9 Plan). */
export const planForm = formSchema({
  name: text({
    label: 'Name',
    kind: 'name',
    required: 'Plan name is required',
    refusedWith: ['plan_name_taken', 'plan_name_required'],
  }),
  description: text({ label: 'Description', kind: 'name' }),
  price_in_cents: price({ label: 'Price per month (USD)' }),
  max_agents: wholeNumber({ label: 'Agents' }),
  max_tools: wholeNumber({ label: 'Tools' }),
  max_groups: wholeNumber({ label: 'Groups' }),
  max_group_graphs: wholeNumber({ label: 'Group graphs' }),
})

/** Limits are whole numbers from 0, the price is USD cents a month. */
export type PlanDraft = FormOutput<typeof planForm>
/** What the form's controls hold. */
export type PlanValues = FormInput<typeof planForm>
/** What the form's controls hold for a saved plan. */
export const planValues = planForm.format
