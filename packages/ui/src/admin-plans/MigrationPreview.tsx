import { BeforeAfter } from '../primitives'
import { planRows, type ComparedPlan } from './limits'

interface NamedPlan extends ComparedPlan {
  name: string
}

export interface MigrationPreviewProps {
  from: NamedPlan
  to: NamedPlan
}

/** What moving from one plan to another changes, before it is done. */
export function MigrationPreview({ from, to }: MigrationPreviewProps) {
  return <BeforeAfter aria-label={`From ${from.name} to ${to.name}`} rows={planRows(from, to)} />
}
