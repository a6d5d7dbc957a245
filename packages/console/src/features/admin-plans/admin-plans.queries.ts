import { plans, type Plan, type PlanInput } from '@quarterdeck/api'
import { planValues, type PlanAction } from '@quarterdeck/ui/admin-plans'
import { queryOptions, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { nullWhenNotFound } from '../../lib/notFound'
import { noticeFailure, showUndo } from '../../lib/quietWrites'
import { showToast } from '../../lib/toasts'
import { useEdit } from '../../lib/useEdit'
import { startWrite, useWrite, type WriteOptions } from '../../lib/useWrite'
import { organizationKeys } from '../admin-organizations/admin-organizations.queries'
import { catalogueKeys, plansQuery } from '../catalogue/catalogue.queries'
import { afterAction } from './planActions'

/** Not below the key of the plans: reading those anew must not ask for the usage of a plan that was just deleted. */
const usageKey = ['plan-usage'] as const

// The queries of the dialogs read anew each time a dialog opens, since it is the base of a decision.

/** One plan as it is now; null where there is none. */
export const planQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.plans, 'one', id],
    queryFn: ({ signal }) => plans.get(id, { signal }).catch(nullWhenNotFound(404)),
    gcTime: 0,
  })

/** How many organizations hold a plan. */
export const planUsageQuery = (id: string) =>
  queryOptions({
    queryKey: [...usageKey, id],
    queryFn: ({ signal }) => plans.getUsage(id, { signal }),
    gcTime: 0,
  })

/** One plan with the prices that sell it. */
export const planWithPricesQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.plans, 'prices', id],
    queryFn: ({ signal }) => plans.getWithPrices(id, { signal }),
    gcTime: 0,
  })

/** Makes a function that has the plans read anew after a write, and the queries that `alsoChanges` names. */
function usePlansChanged(...alsoChanges: readonly QueryKey[]) {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [catalogueKeys.plans, ...alsoChanges])
      void queryClient.invalidateQueries({ queryKey })
  }
}

export const useCreatePlan = () =>
  useWrite({
    key: ['plans', 'create'],
    send: plans.create,
    whenFailed: 'Failed to create plan. Please try again.',
    whenUnknown: 'Look whether the plan is in the list before you create it once more.',
    onDone: (_plan, { name }) => showToast({ type: 'success', title: 'Plan created', message: name }),
    onSettled: usePlansChanged(),
  })

export function useUpdatePlan(id: string) {
  const queryClient = useQueryClient()
  return useEdit({
    key: ['plans', 'update', id],
    read: () => queryClient.fetchQuery({ ...planQuery(id), staleTime: 0 }),
    valuesOf: planValues,
    send: (input: PlanInput) => plans.update(id, input),
    whenFailed: 'Failed to update plan. Please try again.',
    whenUnknown: 'Look at the plan in the list, which is read again, to see whether it changed.',
    onDone: (_plan, { name }) => showToast({ type: 'success', title: 'Plan updated', message: name }),
    onSettled: usePlansChanged(organizationKeys.all), // organizations show the name of their plan
  })
}

/** @param name what the plan is called, for the toast; unknown while it has not loaded */
export function useDeletePlan(name: string | undefined) {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['plans', 'delete'],
    send: plans.remove,
    whenFailed: 'Failed to delete plan. Please try again.',
    whenUnknown: 'Look whether the plan is still in the list, which is read again.',
    onDone: () => showToast({ type: 'success', title: 'Plan deleted', message: name }),
    onSettled: usePlansChanged(organizationKeys.all, catalogueKeys.prices),
    // A likely reason is that an organization has been given the plan since the dialog opened.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: usageKey }),
  })
}

const calls: Record<PlanAction, (planId: string) => Promise<unknown>> = {
  deprecate: plans.deprecate,
  undeprecate: plans.undeprecate,
  'set-default': plans.setDefault,
  'unset-default': plans.unsetDefault,
}

/** The action that brings back what another one changed. */
const opposites: Partial<Record<PlanAction, PlanAction>> = {
  deprecate: 'undeprecate',
  undeprecate: 'deprecate',
}

/**
 * Deprecates a plan, makes it the default, or undoes either. The card shows the change at once. On a failure, which
 * §8.12 wants only logged, the card goes back to what it was, and a notice says why.
 */
function planChange(queryClient: QueryClient): WriteOptions<{ plan: Plan; action: PlanAction }, unknown> {
  const { queryKey } = plansQuery()
  return {
    key: ['plans', 'change'],
    send: async ({ plan, action }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, before && afterAction(before, plan.id, action))
      try {
        return await calls[action](plan.id)
      } catch (error) {
        queryClient.setQueryData(queryKey, before)
        throw error
      }
    },
    whenFailed: ({ plan }) => `${plan.name} stays as it was`,
    whenUnknown: ({ plan }) => `Look at the card of ${plan.name} once the plans have been read again.`,
    tell: noticeFailure,
    onDone: (_changed, { plan, action }) => {
      const opposite = opposites[action]
      if (opposite === undefined) return
      const title = `${plan.name} ${action === 'deprecate' ? 'deprecated' : 'offered again'}`
      // A default plan that is deprecated loses the default, which the opposite does not bring back.
      if (action === 'deprecate' && plan.is_default)
        return showToast({ type: 'success', title, message: 'It is no longer the default.' })
      showUndo({ title, about: `plan ${plan.id}` }, () => {
        void startWrite(planChange(queryClient), { plan, action: opposite })
      })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: catalogueKeys.plans }),
  }
}

export function useChangePlan() {
  const { write, underWay } = useWrite(planChange(useQueryClient()))
  return { change: write, changing: underWay[0]?.plan }
}
