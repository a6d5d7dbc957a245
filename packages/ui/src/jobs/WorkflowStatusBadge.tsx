import { Check, CircleHelp, Clock, LayoutTemplate, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../primitives'
import type { OverallStatus } from './rules'

export interface WorkflowStatusBadgeProps {
  status: OverallStatus
}

const looks: Record<OverallStatus, { label: string; tone: Tone; icon: ReactNode }> = {
  failed: { label: 'Failed', tone: 'danger', icon: <X /> },
  running: { label: 'Running', tone: 'info', icon: <LoaderCircle /> },
  completed: { label: 'Completed', tone: 'success', icon: <Check /> },
  pending: { label: 'Pending', tone: 'neutral', icon: <Clock /> },
  unknown: { label: 'Unknown', tone: 'neutral', icon: <CircleHelp /> },
  template: { label: 'Template', tone: 'neutral', icon: <LayoutTemplate /> },
}

/** All that a workflow's status can be. */
export const OVERALL_STATUSES = Object.keys(looks) as OverallStatus[]

/** §4.8 Jobs: how a workflow stands as a whole. */
export function WorkflowStatusBadge({ status }: WorkflowStatusBadgeProps) {
  const { label, tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
