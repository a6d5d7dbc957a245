import type { Plan } from '@quarterdeck/api'
import { DeprecatePlanDialog } from '@quarterdeck/ui/admin-plans'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { toLoadable } from '../../lib/toLoadable'
import { planUsageQuery } from './admin-plans.queries'

interface DeprecateConfirmationProps {
  plan: Plan
  /** It could not be found out whether the public page sells it. */
  uncertain: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The question before a plan is deprecated. A file of its own: its code is loaded when it is first asked. */
export function DeprecateConfirmation({ plan, ...question }: DeprecateConfirmationProps) {
  const usage = useQuery(planUsageQuery(plan.id))
  return (
    <DeprecatePlanDialog
      name={plan.name}
      organizations={mapLoadable(toLoadable(usage), (found) => found?.organization_count ?? 0)}
      {...question}
    />
  )
}
