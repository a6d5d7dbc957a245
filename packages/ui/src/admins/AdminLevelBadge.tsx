import { Shield, ShieldCheck } from 'lucide-react'
import { Badge } from '../primitives'
import { adminLevel } from './adminForm'

export interface AdminLevelBadgeProps {
  can_create_new_admins: boolean
}

/** §6.4: the two levels of administrators. */
export function AdminLevelBadge({ can_create_new_admins }: AdminLevelBadgeProps) {
  return can_create_new_admins ? (
    <Badge tone="accent" icon={<ShieldCheck />}>
      {adminLevel(true)}
    </Badge>
  ) : (
    <Badge icon={<Shield />}>{adminLevel(false)}</Badge>
  )
}
