import { Shield, ShieldCheck } from 'lucide-react'
import { Badge } from '../primitives'

export interface AdminLevelBadgeProps {
  can_create_new_admins: boolean
}

/** §6.4: the two levels of administrators. */
export function AdminLevelBadge({ can_create_new_admins }: AdminLevelBadgeProps) {
  return can_create_new_admins ? (
    <Badge tone="accent" icon={<ShieldCheck />}>
      Can create admins
    </Badge>
  ) : (
    <Badge icon={<Shield />}>Standard admin</Badge>
  )
}
