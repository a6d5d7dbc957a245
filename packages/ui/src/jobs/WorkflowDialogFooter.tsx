import { Building2, History, RotateCcw } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../primitives'

/** §4.8 Jobs: what a workflow is restarted from. */
export type RestartFrom = 'last success' | 'beginning'

interface WorkflowDialogFooterProps {
  /** Its jobs have ended in a way that lets it run again. */
  restartable: boolean
  /** The write that is under way: a `RestartFrom`, or the id of the job. */
  busyWith?: string
  onRestart: (from: RestartFrom) => void
  /** Left out for a workflow without an organization. */
  onViewOrganization?: () => void
}

/** What can be done with a whole workflow. */
export function WorkflowDialogFooter({
  restartable,
  busyWith,
  onRestart,
  onViewOrganization,
}: WorkflowDialogFooterProps) {
  const restart = (from: RestartFrom) => ({
    busy: busyWith === from,
    'aria-disabled': busyWith !== undefined || undefined,
    onClick: () => void (busyWith === undefined && onRestart(from)),
  })
  return (
    <Actions>
      {onViewOrganization && (
        <Button data-aside icon={<Building2 size={16} aria-hidden />} onClick={onViewOrganization}>
          View Organization
        </Button>
      )}
      {restartable && (
        <>
          <Button icon={<History size={16} aria-hidden />} {...restart('beginning')}>
            Restart from beginning
          </Button>
          <Button variant="primary" icon={<RotateCcw size={16} aria-hidden />} {...restart('last success')}>
            Restart from last success
          </Button>
        </>
      )}
    </Actions>
  )
}

/* The organization at the left. On a phone all of them share one row, the primary one first. */
const Actions = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);

  > [data-aside] {
    margin-right: auto;
  }
  @media (max-width: 640px) {
    flex-flow: row-reverse wrap;

    > button {
      flex: 1 1 0;
      min-width: min-content;
      min-height: 44px;
      padding-inline: var(--space-2);
      font-size: var(--size-xs);
      line-height: var(--line-xs);
      white-space: normal;
    }
    > button:not(:only-child) > svg {
      display: none;
    }
  }
`
