import { Check, Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button, VisuallyHidden } from '../primitives'
import type { RunStatus } from './run'

export interface RunButtonProps {
  status: RunStatus
  /** What it does: 'Run Job', 'Run Workflow'. */
  label: string
  /** What it runs, for screen readers: several such buttons stand below each other. */
  name: string
  /** What is not enabled cannot be run. */
  disabled?: boolean
  onRun: () => void
}

const icons: Record<RunStatus, ReactNode> = {
  idle: <Play size={14} />,
  running: undefined,
  success: <Check size={14} />,
  error: <X size={14} />,
}

/** §4.9 Jobs: idle, running, then success or error. It keeps its width, and while it runs a press does nothing. */
export function RunButton({ status, label, name, disabled = false, onRun }: RunButtonProps) {
  const words: Record<RunStatus, string> = {
    idle: label,
    running: 'Running',
    success: 'Started',
    error: 'Failed',
  }
  return (
    <Root
      size="sm"
      data-run={status}
      busy={status === 'running'}
      icon={icons[status]}
      disabled={disabled}
      // A run that has just begun is not begun again by a press too many.
      {...(status === 'success' && { 'aria-disabled': true })}
      onClick={status === 'success' ? undefined : onRun}
    >
      <span>
        {words[status]} <VisuallyHidden>{name}</VisuallyHidden>
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
`
