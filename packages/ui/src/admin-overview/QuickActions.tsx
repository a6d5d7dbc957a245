import { Activity, Plus, UserPlus, Users } from 'lucide-react'
import styled from 'styled-components'
import { ButtonLink, Card } from '../primitives'

export interface QuickActionsProps {
  /** Addresses, built by the console. */
  hrefs: Record<'addCluster' | 'addAdmin' | 'users' | 'jobs', string>
}

/** §2.13 admin-overview: links to frequent tasks. */
export function QuickActions({ hrefs }: QuickActionsProps) {
  return (
    <ScreenCard title="Quick actions">
      <Actions>
        <ButtonLink href={hrefs.addCluster} icon={<Plus size={16} />} wide>
          Add Cluster
        </ButtonLink>
        <ButtonLink href={hrefs.addAdmin} icon={<UserPlus size={16} />} wide>
          Add Admin
        </ButtonLink>
        <ButtonLink href={hrefs.users} icon={<Users size={16} />} wide>
          View Users
        </ButtonLink>
        <ButtonLink href={hrefs.jobs} icon={<Activity size={16} />} wide>
          Monitor Jobs
        </ButtonLink>
      </Actions>
    </ScreenCard>
  )
}

const ScreenCard = styled(Card)`
  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--space-2);
`
