import { PlanDialog, PlanNotFoundDialog } from '@quarterdeck/ui/admin-plans'
import { whenThere } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { planQuery, planUsageQuery, useUpdatePlan } from './admin-plans.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const plan = useQuery(planQuery(id))
  const usage = useQuery(planUsageQuery(id))
  const { save, busy, failure, conflict } = useUpdatePlan(id)

  const known = whenThere(toLoadable(plan, 'Failed to load plan. Please try again.'))
  if (!known) return <PlanNotFoundDialog failure={failure} onClose={onClose} />
  return (
    <PlanDialog
      plan={known}
      organizations={usage.data?.organization_count}
      busy={busy}
      failure={failure}
      conflict={conflict}
      onSubmit={(draft, edit) => void save(draft, edit).then((done) => done && onClose())}
      onClose={onClose}
    />
  )
}
