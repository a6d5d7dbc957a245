import { formatInteger } from '../lib'
import { BeforeAfter } from '../primitives'
import { planRows, type ComparedPlan } from './limits'

interface NamedPlan extends ComparedPlan {
  name: string
}

export interface MigrationPreviewProps {
  from: NamedPlan
  to: NamedPlan
  /** How many organizations move. */
  organizations: number
}

/** What moving from one plan to another changes, before it is done. */
export function MigrationPreview({ from, to, organizations }: MigrationPreviewProps) {
  return (
    <BeforeAfter
      aria-label={`From ${from.name} to ${to.name}`}
      rows={planRows(from, to)}
      touches={
        organizations === 1
          ? `1 organization moves to ${to.name}`
          : `${formatInteger(organizations)} organizations move to ${to.name}`
      }
    />
  )
}
