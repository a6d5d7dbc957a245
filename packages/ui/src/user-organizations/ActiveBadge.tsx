import { Check, CircleOff } from 'lucide-react'
import { Badge } from '../primitives'

export interface ActiveBadgeProps {
  active: boolean
}

/** §2.11: 'Active', and Inactive where that is the truth. */
export function ActiveBadge({ active }: ActiveBadgeProps) {
  return active ? (
    <Badge tone="success" icon={<Check />}>
      Active
    </Badge>
  ) : (
    <Badge icon={<CircleOff />}>Inactive</Badge>
  )
}
