import { Check, X } from 'lucide-react'
import { Badge } from '../primitives'

export interface HealthBadgeProps {
  healthy: boolean
}

/** §4.10 Clusters: healthy or unhealthy, display only. */
export function HealthBadge({ healthy }: HealthBadgeProps) {
  return healthy ? (
    <Badge tone="success" icon={<Check />}>
      Healthy
    </Badge>
  ) : (
    <Badge tone="danger" icon={<X />}>
      Unhealthy
    </Badge>
  )
}
