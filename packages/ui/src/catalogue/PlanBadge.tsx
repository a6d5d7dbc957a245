import { Badge } from '../primitives'

export interface PlanBadgeProps {
  /** The plan's name; null without a plan. */
  name: string | null
}

/** An organization's plan, or 'No Plan'. A plan is no state and nothing to press, so it is an outline without colour. */
export function PlanBadge({ name }: PlanBadgeProps) {
  return name ? <Badge tone="outline">{name}</Badge> : <Badge>No Plan</Badge>
}
