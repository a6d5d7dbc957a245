import { isId } from '@quarterdeck/api'
import { isAboutEntity, isDialogName, type DialogArea, type DialogName } from '../lib/dialogNames'
import { draftAddress, removeDrafts } from '../lib/drafts'
import type { EntityDialogProps } from '../lib/entityDialog'
import { useDialog } from '../lib/useDialog'
import { DialogMissing } from './DialogMissing'
import { ErrorBoundary } from './ErrorBoundary'
import { screen } from './screen'

const lazyDialog = (load: Parameters<typeof screen<EntityDialogProps>>[0]) =>
  screen(load, { Missing: DialogMissing })

const dialogs: Record<DialogName, ReturnType<typeof lazyDialog>> = {
  'join-organization': lazyDialog(() => import('../features/user-organizations/JoinOrganization.dialog')),
  billing: lazyDialog(() => import('../features/user-organizations/Billing.dialog')),
  'change-plan': lazyDialog(() => import('../features/user-organizations/ChangePlan.dialog')),
  admin: lazyDialog(() => import('../features/admins/Admin.dialog')),
  user: lazyDialog(() => import('../features/users/User.dialog')),
  'create-plan': lazyDialog(() => import('../features/admin-plans/CreatePlan.dialog')),
  'edit-plan': lazyDialog(() => import('../features/admin-plans/EditPlan.dialog')),
  'delete-plan': lazyDialog(() => import('../features/admin-plans/DeletePlan.dialog')),
  'plan-prices': lazyDialog(() => import('../features/admin-plans/ManagePrices.dialog')),
  organization: lazyDialog(() => import('../features/admin-organizations/Organization.dialog')),
  'manage-plan': lazyDialog(() => import('../features/admin-organizations/ManagePlan.dialog')),
  'add-cluster': lazyDialog(() => import('../features/clusters/AddCluster.dialog')),
  'cluster-settings': lazyDialog(() => import('../features/clusters/ClusterSettings.dialog')),
  'edit-cluster': lazyDialog(() => import('../features/clusters/EditCluster.dialog')),
  namespaces: lazyDialog(() => import('../features/clusters/Namespaces.dialog')),
  'custom-workflow': lazyDialog(() => import('../features/runs/CustomWorkflow.dialog')),
  workflow: lazyDialog(() => import('../features/jobs/Workflow.dialog')),
}

const notFound = screen<EntityDialogProps>(() => import('../features/not-found/NotFound.dialog'))

/** Loads the code of a dialog ahead of time. */
export const preloadDialog = (name: DialogName) => dialogs[name].preload()

/** Loads the code of the dialog that this query names, and reads what it shows. */
export const prefetchDialog = (name: DialogName, query: URLSearchParams) =>
  (isNowhere(name, query.get('id') ?? '') ? notFound : dialogs[name]).prefetch(query)

/** Whether no entity can have this id. */
const isNowhere = (name: DialogName, id: string) => isAboutEntity(name) && !isId(id)

/**
 * Draws the dialog that the address names, over any screen of the area it belongs to; in another area, nothing. Where no
 * entity can have the id of the address, a dialog says so, and nothing is asked (§2.26).
 */
export function EntityDialogs({ area }: { area: DialogArea }) {
  const { dialog, close } = useDialog()

  if (!dialog || !isDialogName(dialog.name, area)) return null
  const Dialog = isNowhere(dialog.name, dialog.id) ? notFound : dialogs[dialog.name]
  const key = `${dialog.name} ${dialog.id}`
  // One workflow after the other is looked at in the same dialog, in which focus and place stay.
  const place = dialog.name === 'workflow' ? dialog.name : key
  const closeForGood = () => {
    removeDrafts(draftAddress())
    close()
  }
  return (
    <ErrorBoundary resetKey={key}>
      <Dialog key={place} id={dialog.id} source={dialog.source} onClose={closeForGood} />
    </ErrorBoundary>
  )
}
