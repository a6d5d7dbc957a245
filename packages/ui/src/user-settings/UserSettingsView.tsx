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
import { Columns, Page } from '../shell'
import { SecurityCard } from './SecurityCard'
import { ChangePasswordCard, type ChangePasswordCardProps } from './ChangePasswordCard'

export interface UserSettingsViewProps extends ChangePasswordCardProps {
  /** Null when the platform has no record of this person. */
  profile: Loadable<{ id: string; email: string; created_at: string | null } | null>
  /** Address of everything else that one signs in with. */
  accountHref: string
  /** The way for somebody who was robbed of the account. */
  secureHref: string
}

/** A person's own account, and the form that changes its password (§2.10). */
export function UserSettingsView({ profile, accountHref, secureHref, ...password }: UserSettingsViewProps) {
  const data = profile.state === 'ready' ? profile.data : null
  return (
    <Page>
      <PageHeader title="Settings" description="Your account and how you sign in." />
      <Columns>
        <Page>
          <Card title="Account">
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
          <ChangePasswordCard {...password} />
        </Page>
        <Page>
          <SecurityCard accountHref={accountHref} secureHref={secureHref} />
        </Page>
      </Columns>
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
