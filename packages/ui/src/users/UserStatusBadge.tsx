import { CircleHelp } from 'lucide-react'
import { ActiveBadge } from '../catalogue'
import { Badge } from '../primitives'

export interface UserStatusBadgeProps {
  /** Null when the platform does not say. */
  is_active: boolean | null
}

/** §2.17 users: Active, Inactive or Unknown. */
export function UserStatusBadge({ is_active }: UserStatusBadgeProps) {
  return is_active === null ? (
    <Badge icon={<CircleHelp />}>Unknown</Badge>
  ) : (
    <ActiveBadge active={is_active} />
  )
}
