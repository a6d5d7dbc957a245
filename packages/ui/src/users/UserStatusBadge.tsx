import { Check, CircleHelp, CircleOff } from 'lucide-react'
import { Badge } from '../primitives'

export interface UserStatusBadgeProps {
  /** Null when the platform does not say. */
  is_active: boolean | null
}

/** §2.17 users: Active, Inactive or Unknown. */
export function UserStatusBadge({ is_active }: UserStatusBadgeProps) {
  if (is_active === null) return <Badge icon={<CircleHelp />}>Unknown</Badge>
  return is_active ? (
    <Badge tone="success" icon={<Check />}>
      Active
    </Badge>
  ) : (
    <Badge tone="warning" icon={<CircleOff />}>
      Inactive
    </Badge>
  )
}
