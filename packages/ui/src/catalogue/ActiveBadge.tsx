import { Check, CircleOff } from 'lucide-react'
import { Badge } from '../primitives'

export interface ActiveBadgeProps {
  active: boolean
}

/** Whether an organization or a user is active. */
export function ActiveBadge({ active }: ActiveBadgeProps) {
  return active ? (
    <Badge tone="success" icon={<Check />}>
      Active
    </Badge>
  ) : (
    <Badge icon={<CircleOff />}>Inactive</Badge>
  )
}
