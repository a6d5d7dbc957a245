import { Archive, Check } from 'lucide-react'
import { Badge } from '../primitives'

export interface CatalogStatusBadgeProps {
  status: 'active' | 'archived'
}

/** Whether a product or price is still sold. */
export function CatalogStatusBadge({ status }: CatalogStatusBadgeProps) {
  return status === 'active' ? (
    <Badge tone="success" icon={<Check />}>
      Active
    </Badge>
  ) : (
    <Badge icon={<Archive />}>Archived</Badge>
  )
}
