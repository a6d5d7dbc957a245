import { Ban, RotateCcw } from 'lucide-react'
import styled from 'styled-components'
import { Button, useSettling } from '../primitives'
import type { JobAction } from './rules'

export interface JobActionButtonProps {
  /** What the button does; nothing is drawn when it is null. */
  action: JobAction | null
  /** Why there is no action, where somebody may look for one. */
  whyNot?: string
  /** The job's type, for the accessible name of the button: 'Restart deploy_studio'. */
  job_type: string
  /** The write is under way. */
  busy?: boolean
  /** Another write is under way, and this button is disabled until it has ended. */
  waiting?: boolean
  onAction: (action: JobAction) => void
}

const words: Record<JobAction, string> = { restart: 'Restart', cancel: 'Cancel' }

/** The one thing that can be done about a job. */
export function JobActionButton({ action, whyNot, job_type, busy, waiting, onAction }: JobActionButtonProps) {
  // Here and not in the button, which is not drawn while nothing can be done.
  const { settling, handlers } = useSettling(action ?? 'nothing')
  if (!action) return whyNot ? <WhyNot>{whyNot}</WhyNot> : null
  const inert = Boolean(busy || waiting || settling)
  return (
    <Button
      size="sm"
      aria-label={`${words[action]} ${job_type || 'job'}`}
      icon={action === 'restart' ? <RotateCcw size={14} aria-hidden /> : <Ban size={14} aria-hidden />}
      busy={busy}
      {...handlers}
      aria-disabled={inert || undefined}
      onClick={() => void (inert || onAction(action))}
    >
      {words[action]}
    </Button>
  )
}

const WhyNot = styled.small`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-sm);
  color: var(--text-muted);
  font-size: var(--size-xs);
`
