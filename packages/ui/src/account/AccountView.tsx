import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import {
  Card,
  ErrorState,
  inOrder,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  TextLink,
  useFirstLoad,
} from '../primitives'
import {
  type Flow,
  flowMessages,
  type FlowFormProps,
  FlowMessages,
  newPassword,
  preloadFlowDisplay,
  settingsGroups,
} from '../flow'
import { AccountSection } from './AccountSection'
import { Sessions, type SessionsProps } from './Sessions'

// The settings have texts to copy and pictures to scan, which are to stand with the rest.
preloadFlowDisplay()

export interface AccountViewProps extends Pick<FlowFormProps, 'onSubmit' | 'submitError'>, SessionsProps {
  /** The deployment's settings flow, which decides what can be changed here. */
  flow: Loadable<Flow>
  /** Where somebody goes who was let in by a recovery and wants no new password now. */
  homeHref: string
  /** The deployment's hint below a new password. */
  passwordHint?: string
}

/** §14.2 /account: the settings flow, a card for each group, and the sessions. */
export function AccountView({
  flow,
  onSubmit,
  submitError,
  homeHref,
  passwordHint,
  ...sessions
}: AccountViewProps) {
  const document = flow.state === 'ready' ? flow.data : undefined
  const firstLoad = useFirstLoad(flow)
  const { pressed, answer, send } = useSections(document, onSubmit)
  const groups = document ? settingsGroups(document) : []
  const leads = answer.recovered && groups.includes('password')
  const choosing = leads && !answer.passwordSaved

  return (
    <Root>
      <PageHeader title="Account" description="How you sign in, and where you are signed in" />
      {flow.state === 'loading' && (
        <div {...firstLoad}>
          <Loading />
        </div>
      )}
      {flow.state === 'error' && (
        <Card>
          <ErrorState failure={flow} />
        </Card>
      )}
      {document && answer.group === undefined && !leads && <FlowMessages messages={flowMessages(document)} />}
      {document &&
        (leads ? ['password', ...groups.filter((group) => group !== 'password')] : groups).map((group) => {
          const isChoice = choosing && group === 'password'
          return (
            <AccountSection
              key={group}
              flow={document}
              group={group}
              answersAnother={group !== (answer.group ?? (leads ? 'password' : undefined))}
              extrasOf={newPassword(passwordHint)}
              submitError={pressed === group ? submitError : undefined}
              onSubmit={(body, node) => send(group, body, node)}
              {...(isChoice && { lead: true, ...NEW_PASSWORD })}
            >
              {isChoice && (
                <>
                  You can leave this for later: you stay signed in, and your old password stays valid.{' '}
                  <TextLink href={homeHref}>Continue without a new password</TextLink>
                </>
              )}
            </AccountSection>
          )
        })}
      <Sessions {...sessions} />
    </Root>
  )
}

/** Id of the message of a settings flow that a recovery led to. */
const RECOVERED = 1060001

const NEW_PASSWORD = {
  title: 'Choose a new password',
  description: 'You came in by email, which works this once. From now on you sign in with the new password.',
}

/**
 * Sends one section after the other, since each answer is a document of the whole flow, and tells which section the
 * document in view answers.
 */
function useSections(document: Flow | undefined, onSubmit: FlowFormProps['onSubmit']) {
  const [pressed, setPressed] = useState<string>()
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER)
  const last = useRef(Promise.resolve())

  if (document && document !== answer.document)
    setAnswer({
      document,
      group: pressed,
      recovered: answer.recovered || flowMessages(document).some(({ id }) => id === RECOVERED),
      passwordSaved: answer.passwordSaved || (pressed === 'password' && document.state === 'success'),
    })

  const send = (group: string, ...[body, node]: Parameters<FlowFormProps['onSubmit']>): Promise<void> => {
    const sent = last.current.then(() => {
      setPressed(group)
      return onSubmit(body, node)
    })
    last.current = sent.catch(() => {}) // the form that it came from says so
    return sent
  }

  return { pressed, answer, send }
}

interface Answer {
  document?: Flow
  /** The section that was sent before the document came. */
  group?: string
  /** A recovery led here. */
  recovered: boolean
  passwordSaved: boolean
}

const NO_ANSWER: Answer = { recovered: false, passwordSaved: false }

function Loading() {
  return (
    <SkeletonGroup label="Loading your account">
      <Card>
        <Skeleton width={120} height={16} />
        <Skeleton shape="block" height="var(--control)" width={420} />
        <Skeleton shape="block" height="var(--control)" width={72} />
      </Card>
    </SkeletonGroup>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;

  ${inOrder}
  /* All but the cards. */
  > :not(section) {
    grid-column: 1 / -1;
  }
  > header {
    margin-bottom: var(--space-1);
  }
`
