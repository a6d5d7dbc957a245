import type { Organization, Plan } from '@quarterdeck/api'
import type { Loadable } from '@quarterdeck/ui/lib'
import { ManagePlanDialog, type PlanChanges } from '@quarterdeck/ui/admin-organizations'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { showToast } from '../../lib/toasts'
import { plansQuery } from '../catalogue/catalogue.queries'
import { organizationQuery, useManagePlan } from './organization.queries'

const FAILED = 'Failed to load organization details and plans'

export function Component({ id, onClose }: EntityDialogProps) {
  const details = useQuery(organizationQuery(id))
  const plans = useQuery(plansQuery())
  const { write, busy, failure } = useManagePlan(id)
  const loaded = both(toLoadable(details, FAILED), toLoadable(plans, FAILED))

  async function save(changes: PlanChanges) {
    if (!(await write(changes))) return
    showToast({ type: 'success', title: 'Changes saved', message: emailOf(loaded) })
    onClose()
  }

  return (
    <ManagePlanDialog
      loaded={loaded}
      busy={busy}
      failure={failure}
      onSave={(changes) => void save(changes)}
      onClose={onClose}
    />
  )
}

interface Loaded {
  organization: Organization
  plans: Plan[]
}

/** One form from two reads: without either there is nothing to edit. Try Again asks for what is missing. */
function both(details: Loadable<Organization | 'missing'>, plans: Loadable<Plan[]>): Loadable<Loaded> {
  if (details.state === 'error' || plans.state === 'error') {
    const failures = [details, plans].filter((part) => part.state === 'error')
    return {
      state: 'error',
      message: FAILED,
      reason: failures.map(({ reason }) => reason).find((reason) => reason !== undefined),
      onRetry: () => failures.forEach(({ onRetry }) => onRetry?.()),
    }
  }
  if (details.state === 'loading' || plans.state === 'loading') return { state: 'loading' }
  if (details.data === 'missing')
    return { state: 'error', message: FAILED, reason: 'There is no such organization' }
  return { state: 'ready', data: { organization: details.data, plans: plans.data } }
}

const emailOf = (loaded: Loadable<Loaded>) =>
  loaded.state === 'ready' ? loaded.data.organization.email : undefined
