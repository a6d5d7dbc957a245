import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Loadable } from '../lib'
import {
  Card,
  CopyableId,
  DateText,
  DescriptionList,
  EmptyState,
  ErrorState,
  InlineSkeleton,
  PageHeader,
  SkeletonGroup,
} from '../primitives'
import { Page, PageSection } from '../shell'
import { SecurityCard, type SecurityCardProps } from './SecurityCard'

export interface UserSettingsViewProps extends SecurityCardProps {
  /** Null when the platform has no record of this person. */
  profile: Loadable<{ id: string; email: string; created_at: string | null } | null>
}

/** A person's own account, and the form that changes its password (§2.10). */
export function UserSettingsView({ profile, ...security }: UserSettingsViewProps) {
  const data = profile.state === 'ready' ? profile.data : null
  return (
    <Page>
      <PageHeader title="Settings" description="Your account and how you sign in." />
      <PageSection title="Account" description="What the platform knows of you.">
        <Card flush={profile.state === 'error'}>
          {profile.state === 'loading' ? (
            <SkeletonGroup label="Loading your account">
              <Facts email={<Line />} created={<Line />} id={<Line />} />
            </SkeletonGroup>
          ) : profile.state === 'error' ? (
            <ErrorState failure={profile} />
          ) : data ? (
            <Facts
              email={data.email}
              created={<DateText value={data.created_at} />}
              id={<CopyableId id={data.id} label="User ID" />}
            />
          ) : (
            <EmptyState icon={<UserRound />} title="No user data available" />
          )}
        </Card>
      </PageSection>
      <SecurityCard {...security} />
    </Page>
  )
}

const Line = () => <InlineSkeleton width={160} />

function Facts({ email, created, id }: Record<'email' | 'created' | 'id', ReactNode>) {
  return (
    <DescriptionList
      items={[
        { term: 'Email', description: email },
        { term: 'Account created', description: created },
        { term: 'User ID', description: id },
      ]}
    />
  )
}
