import { PlanDialog, type PlanDraft } from '@quarterdeck/ui/admin-plans'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { useCreatePlan } from './admin-plans.queries'

export function Component({ onClose }: EntityDialogProps) {
  const { write, busy, failure } = useCreatePlan()

  async function create(draft: PlanDraft) {
    if (await write(draft)) onClose()
  }

  return (
    <PlanDialog busy={busy} failure={failure} onSubmit={(draft) => void create(draft)} onClose={onClose} />
  )
}
