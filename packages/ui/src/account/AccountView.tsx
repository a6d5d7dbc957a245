import { ShieldAlert } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { ButtonLink, Card, ErrorState, inOrder, PageHeader, useFirstLoad } from '../primitives'
import {
  type Flow,
  flowMessages,
  type FlowFormProps,
  FlowMessages,
  preloadFlowDisplay,
  settingsGroups,
} from '../flow'
import { Page } from '../shell'
import { AccountSections } from './AccountSections'
import { AccountSkeleton } from './AccountSkeleton'
import { Sessions, type SessionsProps } from './Sessions'
import { type SectionsProps, useSections } from './useSections'

// The settings have texts to copy and pictures to scan, which are to stand with the rest.
preloadFlowDisplay()

export interface AccountViewProps extends Pick<FlowFormProps, 'submitError'>, SectionsProps, SessionsProps {
  /** The deployment's settings flow, which decides what can be changed here. */
  flow: Loadable<Flow>
  /** Where somebody goes who was let in by a recovery and wants no new password now. */
  homeHref: string
  /** The settings that this page belongs to; administrators have none of their own. */
  settingsHref?: string
  /** The way for somebody who was robbed of the account. */
  secureHref: string
  /** The deployment's hint below a new password. */
  passwordHint?: string
}

/** §14.2 /account: the settings flow, a section for each group, and the sessions. */
export function AccountView({
  flow,
  onSubmit,
  sentBefore,
  recovered,
  submitError,
  homeHref,
  settingsHref,
  secureHref,
  passwordHint,
  ...sessions
}: AccountViewProps) {
  const document = flow.state === 'ready' ? flow.data : undefined
  const firstLoad = useFirstLoad(flow)
  const sections = useSections(document, { onSubmit, sentBefore, recovered })
  const { answer } = sections
  const groups = document ? settingsGroups(document) : []
  const leads = answer.recovered && groups.includes('password')
  const shared = {
    sections,
    passwordHint,
    submitError,
    choice: leads && !answer.passwordSaved ? { ...NEW_PASSWORD, homeHref } : undefined,
  }

  return (
    <Root>
      <PageHeader
        title="Account & security"
        description="How you sign in, and where you are signed in."
        back={settingsHref ? { href: settingsHref, label: 'Settings' } : undefined}
        actions={
          <ButtonLink href={secureHref} icon={<ShieldAlert size={16} />}>
            Somebody was in my account
          </ButtonLink>
        }
      />
      {flow.state === 'loading' && (
        <div {...firstLoad}>
          <AccountSkeleton />
        </div>
      )}
      {flow.state === 'error' && (
        <Card>
          <ErrorState failure={flow} />
        </Card>
      )}
      {document && answer.group === undefined && !leads && <FlowMessages messages={flowMessages(document)} />}
      {document && <AccountSections {...shared} flow={document} groups={inSteps(groups, leads)} />}
      <Sessions {...sessions} />
    </Root>
  )
}

/** The groups of what is asked for after the password; security keys may sign in alone as well. */
const SECOND_STEPS = new Set(['totp', 'lookup_secret', 'webauthn'])

/** What somebody signs in with, then the second steps; the password comes first where it leads. */
function inSteps(groups: readonly string[], leads: boolean): readonly string[] {
  const place = (group: string) => (leads && group === 'password' ? -1 : Number(SECOND_STEPS.has(group)))
  return groups.toSorted((one, other) => place(one) - place(other))
}

const NEW_PASSWORD = {
  title: 'Choose a new password',
  description: 'You came in by email, which works this once. From now on you sign in with the new password.',
}

const Root = styled(Page)`
  ${inOrder}
`
