import { Archive, Check } from 'lucide-react'
import { Badge } from '../primitives'
import { catalogStatusLabel } from './priceLabels'

export interface CatalogStatusBadgeProps {
  /** The provider's word. */
  status: string
}

/** The state of a product or price, as its provider names it. Archived ones are not sold any more. */
export function CatalogStatusBadge({ status }: CatalogStatusBadgeProps) {
  const label = catalogStatusLabel(status)
  if (status === 'active')
    return (
      <Badge tone="success" icon={<Check />}>
        {label}
      </Badge>
    )
  return <Badge icon={status === 'archived' ? <Archive /> : undefined}>{label}</Badge>
}
