import { Badge } from '../primitives'

export interface PlanBadgeProps {
  /** The plan's name; null without a plan. */
  name: string | null
}

/** An organization's plan, or 'No Plan'. */
export function PlanBadge({ name }: PlanBadgeProps) {
  return name ? <Badge tone="accent">{name}</Badge> : <Badge>No Plan</Badge>
}
