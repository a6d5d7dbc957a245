import { ApiError, planChange, type PlanChange } from '@quarterdeck/api'
import { platformNow } from '@quarterdeck/ui/lib'
import { isSameChange } from '@quarterdeck/ui/user-organizations'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../lib/readAgain'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'
import { userOrganizationKeys } from './user-organizations.queries'

// Of the feature `change-plan` (§15.7).

/** The plans that an organization can change to. */
export const planOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...userOrganizationKeys.one(id), 'plan-options'],
    queryFn: ({ signal }) => planChange.listOptions(id, { signal }),
  })

/** Whether the platform does not sell a plan, or not any more. */
export const isNotSold = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'plan_not_offered' || error.code === 'plan_not_found')

/** Whether the platform changes no plan before a missing payment is made. */
export const isPaymentMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'payment_missing'

/** What a change would cost; asked anew each time, since it depends on the day and on what is used. */
export const planChangeQuery = (id: string, planId: string | null) =>
  queryOptions({
    // Not below the organization's key: a plan that has just been agreed to is not asked about again.
    queryKey: ['plan-change', id, planId],
    queryFn: ({ client }) =>
      planChange.preview(id, planId ?? '').catch((error: unknown) => {
        if (isNotSold(error)) void readAgain(client, { queryKey: planOptionsQuery(id).queryKey })
        throw error
      }),
    enabled: planId !== null,
    staleTime: 0,
    gcTime: 0,
    // The platform says why a plan cannot be changed, and says it again.
    retry: false,
  })

/** Everything that a change of plan shows in: plan, limits, use, price. */
function useReadAnew() {
  const queryClient = useQueryClient()
  return () => {
    void readAgain(queryClient, { queryKey: userOrganizationKeys.list })
    void readAgain(queryClient, { queryKey: ['user-overview'] })
  }
}

interface Agreement {
  plan_id: string
  name: string
  /** What the change means, as the person has seen it. */
  seen: PlanChange
}

/**
 * Changes the plan of an organization as its preview said. What that means depends on the day and on what is used, so it is
 * asked for once more just before: where it is not what was shown, nothing is changed, and the preview has the new one.
 */
export function useChangePlan(id: string) {
  const queryClient = useQueryClient()
  const agree = useWrite<Agreement, PlanChange>({
    key: ['user-organizations', id, 'change-plan'],
    send: async ({ plan_id, seen }, checkPerson) => {
      const current = await planChange.preview(id, plan_id)
      if (!isSameChange(current, seen, platformNow())) {
        queryClient.setQueryData(planChangeQuery(id, plan_id).queryKey, current)
        throw new ApiError('http', 'The change is not what was shown any more. Nothing was paid.', {
          status: 409,
        })
      }
      checkPerson()
      return planChange.change(id, plan_id)
    },
    whenFailed: 'Failed to change the plan.',
    whenUnknown: 'Look at the subscription, which is read again, to see whether it changed.',
    subject: ({ name }) => ({ chosen: `The plan ${name}` }),
    onFailed: (error, { plan_id }) =>
      isPaymentMissing(error) && readAgain(queryClient, planChangeQuery(id, plan_id)),
    // Where the preview says by then what is missing, and how to pay, it is not told twice.
    whenEnded: ({ variables: { plan_id } }) => {
      const { error } = queryClient.getQueryState(planChangeQuery(id, plan_id).queryKey) ?? {}
      if (isPaymentMissing(error)) agree.reset()
    },
    onDone: (_change, { name }) => showToast({ type: 'success', title: 'Plan change agreed', message: name }),
    onSettled: useReadAnew(),
  })
  return agree
}

/** Takes back the scheduled change of an organization's plan. */
export function useTakeBackPlanChange(id: string) {
  return useWrite<string>({
    key: ['user-organizations', id, 'take-back-plan-change'],
    send: () => planChange.cancel(id),
    whenFailed: 'Failed to keep the plan.',
    whenUnknown:
      'Look at the subscription, which is read again, to see whether the change is still scheduled.',
    subject: 'The scheduled change',
    onDone: (_nothing, name) => showToast({ type: 'success', title: 'Plan stays', message: name }),
    onSettled: useReadAnew(),
  })
}
