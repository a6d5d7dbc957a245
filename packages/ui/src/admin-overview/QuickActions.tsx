import { Activity, Plus, UserPlus, Users } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../primitives'

export interface QuickActionsProps {
  /** Addresses, built by the console. */
  hrefs: Record<'addCluster' | 'addAdmin' | 'users' | 'jobs', string>
}

/** §2.13 admin-overview: links to frequent tasks, quieter than the numbers beside them. */
export function QuickActions({ hrefs }: QuickActionsProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>Quick actions</h2>
      <div>
        <ButtonLink href={hrefs.addCluster} icon={<Plus size={16} />} variant="ghost">
          Add Cluster
        </ButtonLink>
        <ButtonLink href={hrefs.addAdmin} icon={<UserPlus size={16} />} variant="ghost">
          Add Admin
        </ButtonLink>
        <ButtonLink href={hrefs.users} icon={<Users size={16} />} variant="ghost">
          View Users
        </ButtonLink>
        <ButtonLink href={hrefs.jobs} icon={<Activity size={16} />} variant="ghost">
          Monitor Jobs
        </ButtonLink>
      </div>
    </Root>
  )
}

const Root = styled.section`
  padding: 0 var(--space-1);

  h2 {
    padding-inline: var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-sm);
    line-height: var(--line);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-top: var(--space-1);
  }
  a {
    justify-content: flex-start;
    white-space: normal;
  }
  @media print {
    display: none;
  }
`
