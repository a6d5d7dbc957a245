import { plans, type Plan, type PlanInput } from '@quarterdeck/api'
import { planValues, type PlanAction } from '@quarterdeck/ui/admin-plans'
import { formatInteger } from '@quarterdeck/ui/lib'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { missingOf, nullWhenNotFound } from '../../lib/notFound'
import { noticeFailure, showUndo, tellStayed } from '../../lib/quietWrites'
import { readAgain } from '../../lib/readAgain'
import { showToast } from '../../lib/toasts'
import { useEdit } from '../../lib/useEdit'
import { startWrite, useWrite, type WriteOptions } from '../../lib/useWrite'
import { readOrganizationsAgain } from '../admin-organizations/changed-organizations.queries'
import { catalogueKeys, plansQuery } from '../catalogue/catalogue.queries'
import { afterAction, isCarriedOut } from './planActions'
import { whyAsk, type WhyAsk } from './whyAsk'

/** Not below the key of the plans: reading those anew must not ask for the usage of a plan that was just deleted. */
const usageKey = ['plan-usage'] as const

// The queries of the dialogs read anew each time a dialog opens, since it is the base of a decision.

const readPlan = (id: string, signal?: AbortSignal) =>
  plans.get(id, { signal }).catch(nullWhenNotFound(404, 400))

/** One plan as it is now; null where there is none. */
export const planQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.plans, 'one', id],
    queryFn: ({ signal }) => readPlan(id, signal),
    gcTime: 0,
  })

/** How many organizations hold a plan; null where there is no such plan. */
export const planUsageQuery = (id: string) =>
  queryOptions({
    queryKey: [...usageKey, id],
    queryFn: ({ signal }) => plans.getUsage(id, { signal }).catch(nullWhenNotFound(404, 400)),
    gcTime: 0,
  })

/** Whether the public page sells a plan. */
export const publicSaleQuery = (id: string) =>
  queryOptions({
    queryKey: ['plan-sale', id],
    queryFn: () => whyAsk(id),
    gcTime: 0,
  })

/** One plan with the prices that sell it; null where there is none. */
export const planWithPricesQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.plans, 'prices', id],
    queryFn: ({ signal }) => plans.getWithPrices(id, { signal }).catch(nullWhenNotFound(404, 400)),
    gcTime: 0,
  })

const readPlansAgain = (queryClient: QueryClient) =>
  void readAgain(queryClient, { queryKey: catalogueKeys.plans })

export function useCreatePlan() {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['plans', 'create'],
    send: plans.create,
    whenFailed: 'Failed to create plan. Please try again.',
    whenUnknown: 'Look whether the plan is in the list before you create it once more.',
    subject: null,
    onDone: (_plan, { name }) => showToast({ type: 'success', title: 'Plan created', message: name }),
    onSettled: () => readPlansAgain(queryClient),
  })
}

export function useUpdatePlan(id: string) {
  const queryClient = useQueryClient()
  return useEdit({
    key: ['plans', 'update', id],
    read: () => readPlan(id),
    valuesOf: planValues,
    send: (input: PlanInput) => plans.update(id, input),
    whenFailed: 'Failed to update plan. Please try again.',
    whenUnknown: 'Look at the plan in the list, which is read again, to see whether it changed.',
    subject: ({ before }) => `The plan ${before.name}`,
    onDone: (_plan, { name }) => showToast({ type: 'success', title: 'Plan updated', message: name }),
    onSettled: () => {
      readPlansAgain(queryClient)
      readOrganizationsAgain(queryClient) // They show the name of their plan.
    },
  })
}

/** What the deleted plan is called, and where it is held, the plan that its organizations move to. */
interface Deletion {
  name: string
  migration?: { to: { id: string; name: string }; organizations: number }
}

export function useDeletePlan(id: string) {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['plans', 'delete', id],
    send: ({ migration }: Deletion) => plans.remove({ id, migration_plan_id: migration?.to.id }),
    whenFailed: 'Failed to delete plan. Please try again.',
    whenUnknown: 'Look whether the plan is still in the list, which is read again.',
    subject: ({ name, migration }, code) =>
      missingOf(code, { plan: `plan ${name}` }, migration && { migration_plan: `plan ${migration.to.name}` }),
    onDone: (_plan, deletion) =>
      showToast({ type: 'success', title: 'Plan deleted', message: deletedText(deletion) }),
    onSettled: () => {
      readPlansAgain(queryClient)
      readOrganizationsAgain(queryClient)
      void readAgain(queryClient, { queryKey: catalogueKeys.prices })
    },
    // A likely reason is that an organization has been given the plan since the dialog opened.
    onFailed: () => void readAgain(queryClient, { queryKey: usageKey }),
  })
}

/** 'Pro', or where organizations held it '2,001 organizations moved from Pro to Plus.' */
function deletedText({ name, migration }: Deletion): string {
  if (!migration) return name
  const { organizations, to } = migration
  const moved = organizations === 1 ? '1 organization' : `${formatInteger(organizations)} organizations`
  return `${moved} moved from ${name} to ${to.name}.`
}

const calls: Record<PlanAction, (planId: string) => Promise<Plan | null>> = {
  deprecate: plans.deprecate,
  undeprecate: plans.undeprecate,
  'set-default': plans.setDefault,
  'unset-default': plans.unsetDefault,
}

/** What is said of a plan once an action is carried out. */
const done: Record<PlanAction, string> = {
  deprecate: 'deprecated',
  undeprecate: 'offered again',
  'set-default': 'is the default now',
  'unset-default': 'is no longer the default',
}

/** What is said of it where the platform's answer shows the plan without the change. */
const undone: Record<PlanAction, string> = {
  deprecate: 'is still offered',
  undeprecate: 'is still deprecated',
  'set-default': 'is not the default',
  'unset-default': 'is still the default',
}

interface PlanChange {
  plan: Plan
  action: PlanAction
  /** It is not carried out where it has to be asked first. */
  asks?: boolean
}

/** The key of all changes of plans from their menus; the id of the plan follows. */
const changeKey = ['plans', 'change'] as const

/**
 * Deprecates a plan, makes it the default, or undoes either. With `asks` a plan that everybody can buy is not changed: the
 * result is why it is to be asked. On a failure, which §8.12 wants only logged, a notice says why the card went back to
 * what it was.
 */
function planChange(queryClient: QueryClient): WriteOptions<PlanChange, Plan | WhyAsk | null> {
  return {
    key: changeKey,
    each: ({ plan }) => plan.id,
    send: async ({ plan, action, asks }, checkPerson) => {
      const why = asks && (await whyAsk(plan.id))
      if (why) return why
      checkPerson()
      return calls[action](plan.id)
    },
    whenFailed: ({ plan }) => `${plan.name} stays as it was`,
    whenUnknown: ({ plan }) => `Look at the card of ${plan.name} once the plans have been read again.`,
    subject: ({ plan }) => `The plan ${plan.name}`,
    tell: noticeFailure,
    onDone: (answer, { plan, action }) => {
      if (isQuestion(answer)) return
      const title = `${plan.name} ${done[action]}`
      if (answer && !isCarriedOut(answer, action)) return tellStayed(`${plan.name} ${undone[action]}`)
      queryClient.setQueryData(
        plansQuery().queryKey,
        (before) => before && afterAction(before, plan.id, action),
      )
      // Offering it again has no Undo: deprecating asks first where everybody can buy the plan.
      if (action !== 'deprecate') return showToast({ type: 'success', title })
      // A default plan that is deprecated loses the default, which the opposite does not bring back.
      if (plan.is_default)
        return showToast({ type: 'success', title, message: 'It is no longer the default.' })
      showUndo({ title, key: [...changeKey, plan.id] }, () => {
        void startWrite(planChange(queryClient), { plan, action: 'undeprecate' })
      })
    },
    tellDone: (answer, { plan }) => {
      if (isQuestion(answer))
        showToast({ type: 'info', title: `${plan.name} was not deprecated`, message: reasons[answer] })
    },
    onSettled: () => readPlansAgain(queryClient),
  }
}

const isQuestion = (answer: Plan | WhyAsk | null): answer is WhyAsk => typeof answer === 'string'

/** Why a plan was not deprecated, where nobody was there to be asked. */
const reasons: Record<WhyAsk, string> = {
  sold: 'The public page of plans sells it.',
  uncertain: 'It could not be found out whether the public page of plans sells it.',
}

/**
 * Changes a plan from its menu; with `asks` a plan that everybody can buy is changed after a question. Unless it may still be
 * asked, the card shows the wanted state at once: it is taken from the write under way and not put into the cached list, so
 * that a list read meanwhile cannot turn it back.
 */
export function useChangePlan() {
  const [question, setQuestion] = useState<{ plan: Plan; why: WhyAsk }>()
  const { write, underWay } = useWrite({
    ...planChange(useQueryClient()),
    whenEnded: (ending) => {
      if (ending.outcome === 'done' && isQuestion(ending.result))
        setQuestion({ plan: ending.variables.plan, why: ending.result })
    },
  })
  const dropQuestion = useCallback(() => setQuestion(undefined), [])
  return {
    change: write,
    changing: underWay[0]?.plan,
    /** The plans as they will be once the changes under way are carried out. */
    asked: (plans: readonly Plan[]) =>
      underWay
        .filter(({ asks }) => !asks)
        .reduce((before, { plan, action }) => afterAction(before, plan.id, action), plans),
    /** The plan that was to be deprecated, and why it is asked about. */
    question,
    dropQuestion,
    confirm: () => {
      if (question) void write({ plan: question.plan, action: 'deprecate' })
      dropQuestion()
    },
  }
}
