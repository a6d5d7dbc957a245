import { Check, CircleOff, CirclePause, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../primitives'
import type { SubscriptionStatus } from './subscription'

export interface SubscriptionBadgeProps {
  status: SubscriptionStatus
}

const looks: Record<SubscriptionStatus, [word: string, tone: Tone, icon: ReactNode]> = {
  active: ['Paid', 'success', <Check key="active" />],
  trialing: ['Trial', 'info', <Clock key="trialing" />],
  past_due: ['Payment missing', 'warning', <TriangleAlert key="past_due" />],
  paused: ['Paused', 'neutral', <CirclePause key="paused" />],
  canceled: ['Canceled', 'neutral', <CircleOff key="canceled" />],
}

/** Whether an organization is paid for. */
export function SubscriptionBadge({ status }: SubscriptionBadgeProps) {
  const [word, tone, icon] = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
