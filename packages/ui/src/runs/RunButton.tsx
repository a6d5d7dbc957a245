import { Check, CircleHelp, Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button, VisuallyHidden } from '../primitives'
import type { RunStatus } from './run'

export interface RunButtonProps {
  status: RunStatus
  /** The text of the button: 'Run Job', 'Run Workflow'. */
  label: string
  /** Name of what it runs, for screen readers, since a list has several such buttons. */
  name: string
  /** It cannot be run because it is not enabled. */
  disabled?: boolean
  onRun: () => void
}

const icons: Record<RunStatus, ReactNode> = {
  idle: <Play size={14} />,
  running: undefined,
  success: <Check size={14} />,
  error: <X size={14} />,
  unknown: <CircleHelp size={14} />,
}

/** §4.9 Jobs: idle, running, then success or error. Its width stays the same, and while running it ignores presses. */
export function RunButton({ status, label, name, disabled = false, onRun }: RunButtonProps) {
  const words: Record<RunStatus, string> = {
    idle: label,
    running: 'Running',
    success: 'Started',
    error: 'Failed',
    unknown: 'No answer',
  }
  return (
    <Root
      size="sm"
      data-run={status}
      busy={status === 'running'}
      // After a failure the button runs it once more, which a quick second press did not mean.
      meaning={status === 'error' || status === 'unknown' ? 'again' : 'once'}
      icon={icons[status]}
      disabled={disabled}
      // While 'success' shows, one press too many must not begin another run.
      {...(status === 'success' && { 'aria-disabled': true })}
      onClick={status === 'success' ? undefined : onRun}
    >
      <span>
        <span>{words[status]}</span> <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </Root>
  )
}

const Root = styled(Button)`
  position: relative;
  flex: none;
  min-width: 132px;

  &&[data-run='success'] {
    border-color: var(--success-line);
    background: var(--success-soft);
    color: var(--success);
    opacity: 1;
  }
  &&[data-run='error'] {
    border-color: var(--danger-line);
    background: var(--danger-soft);
    color: var(--danger);
  }
  &&[data-run='unknown'] {
    border-color: var(--warning-line);
    background: var(--warning-soft);
    color: var(--warning);
  }
`
