import styled from 'styled-components'
import { ageOf, isRefreshing } from '../lib'
import { inOrder, PageHeader, RefreshButton } from '../primitives'
import { Page } from '../shell'
import { AdditionalSettings, type AdditionalSettingsProps } from './AdditionalSettings'
import { SignupCard, type SignupCardProps } from './SignupCard'

export interface AdminSettingsViewProps extends SignupCardProps, AdditionalSettingsProps {
  onRefresh: () => void
}

/** What holds for the whole platform: the signup switch, and settings that can only be read (§2.25). */
export function AdminSettingsView({ settings, onRefresh, ...signup }: AdminSettingsViewProps) {
  return (
    <Sections>
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
      <SignupCard {...signup} />
      <AdditionalSettings settings={settings} />
    </Sections>
  )
}

const Sections = styled(Page)`
  ${inOrder}
`
