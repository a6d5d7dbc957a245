import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Card, ErrorState, inOrder, PageHeader, Skeleton, SkeletonGroup, useFirstLoad } from '../primitives'
import { type Flow, flowMessages, type FlowFormProps, FlowMessages, settingsGroups } from '../flow'
import { AccountSection } from './AccountSection'
import { OtherSessions, type OtherSessionsProps } from './OtherSessions'

export interface AccountViewProps
  extends Pick<FlowFormProps, 'onSubmit' | 'submitError'>, OtherSessionsProps {
  /** The deployment's settings flow, which decides what can be changed here. */
  flow: Loadable<Flow>
}

/** §14.2 /account: the settings flow, a card for each group, and the other sessions. */
export function AccountView({ flow, onSubmit, submitError, ...sessions }: AccountViewProps) {
  const document = flow.state === 'ready' ? flow.data : undefined
  const firstLoad = useFirstLoad(flow)
  const { pressed, answer, send } = useSections(document, onSubmit)

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
      {document && answer.group === undefined && <FlowMessages messages={flowMessages(document)} />}
      {document &&
        settingsGroups(document).map((group) => (
          <AccountSection
            key={group}
            flow={document}
            group={group}
            answersAnother={group !== answer.group}
            submitError={pressed === group ? submitError : undefined}
            onSubmit={(body, node) => send(group, body, node)}
          />
        ))}
      <OtherSessions {...sessions} />
    </Root>
  )
}

/**
 * Sends one section after the other, since each answer is a document of the whole flow, and tells which section the
 * document in view answers.
 */
function useSections(document: Flow | undefined, onSubmit: FlowFormProps['onSubmit']) {
  const [pressed, setPressed] = useState<string>()
  const [answer, setAnswer] = useState<Answer>({})
  const last = useRef(Promise.resolve())

  if (document && document !== answer.document) setAnswer({ document, group: pressed })

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
}

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
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 720px;

  ${inOrder}
  > header {
    margin-bottom: 0;
  }
`
