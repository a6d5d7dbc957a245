import type { Plan } from '@quarterdeck/api'
import type { PlanAction } from '@quarterdeck/ui/admin-plans'

/** The plans as the platform will have them once it has carried out an action on one of them (§4.11 Plans). */
export function afterAction(plans: readonly Plan[], planId: string, action: PlanAction): Plan[] {
  return plans.map((plan) => {
    // There is one default at most: the others lose the flag.
    if (plan.id !== planId) return action === 'set-default' ? { ...plan, is_default: false } : plan
    switch (action) {
      case 'deprecate': // A deprecated plan cannot be the default.
        return { ...plan, deprecated: true, is_default: false }
      case 'undeprecate':
        return { ...plan, deprecated: false }
      case 'set-default':
        return { ...plan, is_default: true }
      case 'unset-default':
        return { ...plan, is_default: false }
    }
  })
}

/** Whether a plan, as the platform answers it, is what an action was to make of it. */
export function isCarriedOut({ deprecated, is_default }: Plan, action: PlanAction): boolean {
  switch (action) {
    case 'deprecate':
      return deprecated
    case 'undeprecate':
      return !deprecated
    case 'set-default':
      return is_default
    case 'unset-default':
      return !is_default
  }
}
