import { isId } from '@quarterdeck/api'
import { useEffect } from 'react'
import { dialogNames, isAboutEntity, type DialogArea, type DialogName } from '../lib/dialogNames'
import { draftAddress, removeDrafts } from '../lib/drafts'
import type { EntityDialogProps } from '../lib/entityDialog'
import { useDialog } from '../lib/useDialog'
import { ErrorBoundary } from './ErrorBoundary'
import { screen } from './screen'

const dialogs: Record<DialogName, ReturnType<typeof screen<EntityDialogProps>>> = {
  'join-organization': screen(() => import('../features/user-organizations/JoinOrganization.dialog')),
  billing: screen(() => import('../features/user-organizations/Billing.dialog')),
  admin: screen(() => import('../features/admins/Admin.dialog')),
  user: screen(() => import('../features/users/User.dialog')),
  'create-plan': screen(() => import('../features/admin-plans/CreatePlan.dialog')),
  'edit-plan': screen(() => import('../features/admin-plans/EditPlan.dialog')),
  'delete-plan': screen(() => import('../features/admin-plans/DeletePlan.dialog')),
  'plan-prices': screen(() => import('../features/admin-plans/ManagePrices.dialog')),
  organization: screen(() => import('../features/admin-organizations/Organization.dialog')),
  'manage-plan': screen(() => import('../features/admin-organizations/ManagePlan.dialog')),
  'add-cluster': screen(() => import('../features/clusters/AddCluster.dialog')),
  'cluster-settings': screen(() => import('../features/clusters/ClusterSettings.dialog')),
  'edit-cluster': screen(() => import('../features/clusters/EditCluster.dialog')),
  namespaces: screen(() => import('../features/clusters/Namespaces.dialog')),
  'custom-workflow': screen(() => import('../features/runs/CustomWorkflow.dialog')),
  workflow: screen(() => import('../features/jobs/Workflow.dialog')),
}

const notFound = screen<EntityDialogProps>(() => import('../features/not-found/NotFound.dialog'))

/** Dialogs are preloaded only when the screen's own code and data have had time to arrive. */
const PRELOAD_AFTER_MS = 3000

/**
 * Draws the dialog that the address names, over any screen of the area it belongs to; in another area, nothing. Where no
 * entity can have the id of the address, a dialog says so, and nothing is asked (§2.26).
 */
export function EntityDialogs({ area }: { area: DialogArea }) {
  const { dialog, close } = useDialog()
  const names: readonly DialogName[] = dialogNames[area]

  useEffect(() => {
    const timer = setTimeout(() => {
      for (const name of names) dialogs[name].preload().catch(() => {})
    }, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [names])

  if (!dialog || !names.includes(dialog.name)) return null
  const Dialog = isAboutEntity(dialog.name) && !isId(dialog.id) ? notFound : dialogs[dialog.name]
  const key = `${dialog.name} ${dialog.id}`
  const closeForGood = () => {
    removeDrafts(draftAddress())
    close()
  }
  return (
    <ErrorBoundary resetKey={key}>
      <Dialog key={key} id={dialog.id} source={dialog.source} onClose={closeForGood} />
    </ErrorBoundary>
  )
}
