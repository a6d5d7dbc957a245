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
    <>
      {onViewOrganization && (
        <Aside>
          <Button icon={<Building2 size={16} aria-hidden />} onClick={onViewOrganization}>
            View Organization
          </Button>
        </Aside>
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
    </>
  )
}

const Aside = styled.div`
  flex: 1;

  @media (max-width: 640px) {
    flex: 1 1 100%;
  }
`
