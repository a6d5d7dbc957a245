import { Check, CircleHelp, CircleMinus, Clock, LoaderCircle, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../primitives'
import { statusLabel, statusTone, type JobStatus, type StatusLabel } from './status'

export interface JobStatusBadgeProps {
  status: JobStatus
  /** The platform's own word, on hover where the status is unknown. */
  raw_status?: string
}

const icons: Record<StatusLabel, ReactNode> = {
  Completed: <Check />,
  Failed: <X />,
  Running: <LoaderCircle />,
  Pending: <Clock />,
  Retrying: <RotateCw />,
  Cancelled: <CircleMinus />,
  Unknown: <CircleHelp />,
}

/** §4.7 Jobs: a job's status in a word and an icon. */
export function JobStatusBadge({ status, raw_status }: JobStatusBadgeProps) {
  const label = statusLabel(status)
  return (
    <Badge tone={statusTone(label)} icon={icons[label]} title={status === 'unknown' ? raw_status : undefined}>
      {label}
    </Badge>
  )
}
