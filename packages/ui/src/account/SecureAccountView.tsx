import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Flow, type FlowFormProps, preloadFlowDisplay, settingsGroups } from '../flow'
import type { Loadable } from '../lib'
import { Alert, ButtonLink, Card, EmptyState, ErrorState, PageHeader } from '../primitives'
import { Page } from '../shell'
import { AccountSections } from './AccountSections'
import { AccountSkeleton } from './AccountSkeleton'
import { Sessions, type SessionsProps } from './Sessions'
import { type SectionsProps, useSections } from './useSections'

preloadFlowDisplay()

/** The steps of the way, in their order; `done` is its end. */
export type SecureStep = 'sessions' | 'password' | 'factors' | 'done'

export interface SecureAccountViewProps
  extends Pick<FlowFormProps, 'submitError'>, SectionsProps, SessionsProps {
  step: SecureStep
  /** The address of each step. */
  stepHrefs: Record<SecureStep, string>
  accountHref: string
  flow: Loadable<Flow>
  /** The deployment's hint below a new password. */
  passwordHint?: string
}

/**
 * §14.2 'Somebody was in my account': signs everybody else out, then makes the password worthless that they may know, then
 * shows every other way in that they may have added.
 */
export function SecureAccountView({
  step,
  stepHrefs,
  accountHref,
  flow,
  onSubmit,
  sentBefore,
  recovered,
  submitError,
  passwordHint,
  ...sessions
}: SecureAccountViewProps) {
  const document = flow.state === 'ready' ? flow.data : undefined
  const sections = useSections(document, { onSubmit, sentBefore, recovered })
  const groups = document ? settingsGroups(document) : []
  const others = sessions.sessions.state === 'ready' ? sessions.sessions.data.others.length : undefined
  const shared = { sections, passwordHint, submitError }

  return (
    <Page>
      <PageHeader
        title="Somebody was in my account"
        description={ABOUT[step]}
        back={{ href: accountHref, label: 'Account & security' }}
      />
      {step === 'sessions' && (
        <>
          <Sessions {...sessions} />
          {/* Nobody knows how long the list will be that is above it. */}
          {sessions.sessions.state !== 'loading' && (
            <Next title="Is this device the only one left?" href={stepHrefs.password} isMain={others === 0}>
              Next comes a new password, so that nobody gets in again with the old one.
            </Next>
          )}
        </>
      )}
      {(step === 'password' || step === 'factors') && flow.state === 'loading' && <AccountSkeleton />}
      {(step === 'password' || step === 'factors') && flow.state === 'error' && (
        <Card>
          <ErrorState failure={flow} />
        </Card>
      )}
      {document && step === 'password' && (
        <>
          {groups.includes('password') ? (
            <AccountSections
              {...shared}
              flow={document}
              groups={['password']}
              choice={sections.answer.passwordSaved ? undefined : NEW_PASSWORD}
            />
          ) : (
            <Alert tone="info">You sign in without a password here, so there is none to change.</Alert>
          )}
          <Next
            title={sections.answer.passwordSaved ? 'The password is new' : 'Is the password a new one?'}
            href={stepHrefs.factors}
            isMain={sections.answer.passwordSaved || !groups.includes('password')}
          >
            Next you look through the other ways into your account.
          </Next>
        </>
      )}
      {document && step === 'factors' && (
        <>
          <AccountSections
            {...shared}
            flow={document}
            groups={groups.filter((group) => group !== 'password')}
          />
          <Next title="Is all of this yours?" href={stepHrefs.done} label="Finish">
            Your email address above, and everything that lets somebody in.
          </Next>
        </>
      )}
      {step === 'done' && (
        <Card>
          <EmptyState
            icon={<CircleCheck />}
            title="Your account is yours again"
            action={<ButtonLink href={accountHref}>Back to your account</ButtonLink>}
          >
            Think of your mailbox too: whoever reads your mail can have the password reset. Give it a password
            of its own.
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}

const ABOUT: Record<SecureStep, string> = {
  sessions: 'Step 1 of 3: sign everybody else out',
  password: 'Step 2 of 3: make the password yours',
  factors: 'Step 3 of 3: look for what is not yours, and remove it',
  done: 'Done',
}

const NEW_PASSWORD = {
  title: 'Choose a new password',
  description: 'One that you use nowhere else. Everybody else is signed out once more when it is saved.',
}

interface NextProps {
  title: string
  href: string
  label?: string
  /** It is the main action of the step. */
  isMain?: boolean
  children: ReactNode
}

/** The end of a step, which nobody is kept from leaving. */
function Next({ title, href, label = 'Continue', isMain = true, children }: NextProps) {
  return (
    <Card title={title}>
      <Foot>
        <p>{children}</p>
        <ButtonLink href={href} variant={isMain ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      </Foot>
    </Card>
  )
}

/** The button stands beside the text, and below it where there is no room. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
`
