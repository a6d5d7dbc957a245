import { errorMessage, isOutcomeUnknown, plans, type Plan, type PlanInput } from '@quarterdeck/api'
import type { PlanAction } from '@quarterdeck/ui/admin-plans'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'
import { organizationKeys } from '../admin-organizations/admin-organizations.queries'
import { catalogueKeys, plansQuery } from '../catalogue/catalogue.queries'
import { afterAction } from './planActions'

/** Apart from the plans themselves: a plan that was just deleted is not asked who holds it. */
const usageKey = ['plan-usage'] as const

// What a dialog decides on is read anew each time it opens, and kept no longer.

/** One plan as it is now. */
export const planQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.plans, 'one', id],
    queryFn: ({ signal }) => plans.get(id, { signal }),
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

/** A write after which the plans are read anew, and whatever else shows something of them. */
function usePlanWrite<Variables, Result>(
  mutationFn: (variables: Variables) => Promise<Result>,
  whenFailed: string,
  { alsoChanges = [], onError }: { alsoChanges?: readonly (readonly string[])[]; onError?: () => void } = {},
) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn,
    whenFailed,
    onError,
    onSettled: () => {
      for (const queryKey of [catalogueKeys.plans, ...alsoChanges])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}

export const useCreatePlan = () => usePlanWrite(plans.create, 'Failed to create plan. Please try again.')

export const useUpdatePlan = (id: string) =>
  usePlanWrite((input: PlanInput) => plans.update(id, input), 'Failed to update plan. Please try again.', {
    alsoChanges: [organizationKeys.all], // they show the plan's name
  })

export function useDeletePlan() {
  const queryClient = useQueryClient()
  return usePlanWrite(plans.remove, 'Failed to delete plan. Please try again.', {
    alsoChanges: [organizationKeys.all, catalogueKeys.prices],
    // It may have got its first organization meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: usageKey }),
  })
}

const calls: Record<PlanAction, (planId: string) => Promise<unknown>> = {
  deprecate: plans.deprecate,
  undeprecate: plans.undeprecate,
  'set-default': plans.setDefault,
  'unset-default': plans.unsetDefault,
}

/**
 * Deprecates a plan or makes it the default, and back. It shows at once; on a failure, which §8 has only logged, the
 * card goes back with a quiet notice.
 */
export function useChangePlan() {
  const queryClient = useQueryClient()
  const [changing, setChanging] = useState<Plan>()
  const { write } = useWrite({
    mutationFn: ({ plan, action }: { plan: Plan; action: PlanAction }) => calls[action](plan.id),
    onMutate: async ({ plan, action }) => {
      setChanging(plan)
      await queryClient.cancelQueries({ queryKey: catalogueKeys.planList })
      const before = queryClient.getQueryData(plansQuery().queryKey)
      queryClient.setQueryData(plansQuery().queryKey, before && afterAction(before, plan.id, action))
      return before
    },
    onError: (error, { plan, action }, before) => {
      console.warn(`${plan.name}: ${action} failed`, error)
      queryClient.setQueryData(plansQuery().queryKey, before as Plan[] | undefined)
      showToast({
        type: 'info',
        title: isOutcomeUnknown(error) ? `No answer about ${plan.name}` : `${plan.name} stays as it was`,
        message: errorMessage(error),
      })
    },
    onSettled: () => {
      setChanging(undefined)
      void queryClient.invalidateQueries({ queryKey: catalogueKeys.plans })
    },
  })
  return { change: write, changing }
}
