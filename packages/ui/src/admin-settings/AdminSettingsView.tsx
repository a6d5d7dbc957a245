import { ShieldCheck } from 'lucide-react'
import styled from 'styled-components'
import { ageOf, isRefreshing } from '../lib'
import { inOrder, PageHeader, RefreshButton } from '../primitives'
import { Columns, Page } from '../shell'
import { AdditionalSettings, type AdditionalSettingsProps } from './AdditionalSettings'
import { SignupCard, type SignupCardProps } from './SignupCard'

export interface AdminSettingsViewProps extends SignupCardProps, AdditionalSettingsProps {
  onRefresh: () => void
}

/** What holds for the whole platform: the signup switch, and settings that can only be read (§2.25). */
export function AdminSettingsView({ settings, onRefresh, ...signup }: AdminSettingsViewProps) {
  return (
    <Page>
      <PageHeader
        title="Settings"
        description="What holds for the whole platform."
        actions={
          <RefreshButton
            busy={isRefreshing(settings, signup.signup) && !signup.changing}
            age={ageOf(settings, signup.signup)}
            onRefresh={onRefresh}
          />
        }
      />
      <Blocks>
        <SignupCard {...signup} />
        <AdditionalSettings settings={settings} />
      </Blocks>
      <Permission>
        <ShieldCheck size={16} aria-hidden />
        Only system administrators can view and modify system settings.
      </Permission>
    </Page>
  )
}

const Blocks = styled(Columns)`
  align-items: start;

  ${inOrder}
`

const Permission = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--text-muted);

  > svg {
    flex: none;
    height: 1lh;
  }
`
