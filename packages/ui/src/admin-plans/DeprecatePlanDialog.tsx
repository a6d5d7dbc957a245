import { formatInteger, type Loadable } from '../lib'
import { ConfirmDialog } from '../primitives'
import { publicSaleText } from './publicSale'

export interface DeprecatePlanDialogProps {
  /** The plan's name. */
  name: string
  /** How many organizations hold it. */
  organizations: Loadable<number>
  /** It could not be found out whether the public page sells it. */
  uncertain?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a plan is deprecated that everybody can buy on /plans (§4.11 Plans). */
export function DeprecatePlanDialog({
  name,
  organizations,
  uncertain = false,
  onConfirm,
  onClose,
}: DeprecatePlanDialogProps) {
  return (
    <ConfirmDialog
      title={`Deprecate ${name}?`}
      confirmLabel="Deprecate plan"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{publicSaleText[uncertain ? 'uncertain' : 'sold']}</p>
      {organizations.state === 'ready' && <p>{keeping(organizations.data)}</p>}
    </ConfirmDialog>
  )
}

function keeping(count: number): string {
  if (count === 0) return 'No organization holds it.'
  return count === 1 ? '1 organization keeps it.' : `${formatInteger(count)} organizations keep it.`
}
