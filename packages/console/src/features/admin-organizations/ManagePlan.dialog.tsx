import { ManagePlanDialog, OrganizationNotFoundDialog } from '@quarterdeck/ui/admin-organizations'
import { all, whenThere } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { useBeginning } from '../../lib/useEdit'
import { plansQuery } from '../catalogue/catalogue.queries'
import { organizationQuery, organizationUtilizationQuery, useManagePlan } from './organization.queries'

const FAILED = 'Failed to load organization details and plans'

export function Component({ id, onClose }: EntityDialogProps) {
  const details = useQuery(organizationQuery(id))
  const plans = useQuery(plansQuery())
  const usage = useQuery(organizationUtilizationQuery(id))
  const { save, busy, failure, conflict, savedPlan } = useManagePlan(id, details.data?.email)

  const organization = whenThere(useBeginning(toLoadable(details, FAILED)))
  if (!organization) return <OrganizationNotFoundDialog failure={failure} onClose={onClose} />
  return (
    <ManagePlanDialog
      loaded={
        // The form needs both reads: if one of them fails, there is nothing to edit.
        all({ organization, plans: toLoadable(plans, FAILED) })
      }
      usage={toLoadable(usage)}
      busy={busy}
      failure={failure}
      conflict={conflict}
      savedPlan={savedPlan}
      onSave={(changes, edit) => void save(changes, edit).then((done) => done && onClose())}
      onClose={onClose}
    />
  )
}
