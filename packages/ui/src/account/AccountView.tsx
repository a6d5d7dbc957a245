import { useState } from 'react'
import styled from 'styled-components'
import { useDraftPlace, useUnsavedInput, type Loadable } from '../lib'
import { Card, ErrorState, inOrder, PageHeader, Skeleton, SkeletonGroup, useFirstLoad } from '../primitives'
import {
  type Flow,
  flowMessages,
  FlowForm,
  type FlowFormProps,
  type FlowValues,
  FlowMessages,
  groupLabel,
  settingsGroups,
} from '../flow'
import { OtherSessions, type OtherSessionsProps } from './OtherSessions'

export interface AccountViewProps
  extends Pick<FlowFormProps, 'onSubmit' | 'submitError'>, OtherSessionsProps {
  /** The deployment's settings flow, which decides what can be changed here. */
  flow: Loadable<Flow>
}

/** §14.2 /account: the settings flow, a card for each group, and the other sessions. */
export function AccountView({ flow, onSubmit, submitError, ...sessions }: AccountViewProps) {
  // The group of the pressed button: messages of the answer are shown in that card.
  const [pressed, setPressed] = useState<string>()
  const firstLoad = useFirstLoad(flow)

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
      {flow.state === 'ready' && pressed === undefined && <FlowMessages messages={flowMessages(flow.data)} />}
      {flow.state === 'ready' &&
        settingsGroups(flow.data).map((group) => (
          <Card key={group} title={groupLabel(group)}>
            {DESCRIPTIONS.has(group) && <Description>{DESCRIPTIONS.get(group)}</Description>}
            <Form>
              <GroupForm
                flow={flow.data}
                group={group}
                hideMessages={pressed !== group}
                submitError={pressed === group ? submitError : undefined}
                onSubmit={(body, node) => {
                  setPressed(group)
                  return onSubmit(body, node)
                }}
              />
            </Form>
          </Card>
        ))}
      <OtherSessions {...sessions} />
    </Root>
  )
}

/** The form of one group. What is typed is kept as a draft, without passwords and codes. */
function GroupForm({ onSubmit, ...form }: FlowFormProps & { group: string }) {
  const place = useDraftPlace(form.group)
  const [draft] = useState(() => place?.read())
  const [typed, setTyped] = useState(Boolean(draft))
  const [sending, setSending] = useState(false)
  useUnsavedInput(typed && !sending)
  // What was sent from here is saved with the answer.
  const [answered, setAnswered] = useState(form.flow)
  if (form.flow !== answered) {
    setAnswered(form.flow)
    if (!form.hideMessages && form.flow.state === 'success') setTyped(false)
  }

  return (
    <div onInput={() => setTyped(true)}>
      <FlowForm
        {...form}
        defaultValues={flowValues(draft?.values)}
        onValuesChange={(values) => place?.keep({ values, before: {}, secrets: [] })}
        onSubmit={async (body, node) => {
          place?.sending()
          setSending(true)
          try {
            await onSubmit(body, node)
          } finally {
            setSending(false)
          }
        }}
      />
    </div>
  )
}

const flowValues = (values: Record<string, unknown> = {}): FlowValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  )

const DESCRIPTIONS = new Map([
  ['password', 'A new password takes effect at once; you stay signed in here.'],
  ['totp', 'A code from an app on your phone, as a second step after the password.'],
  ['lookup_secret', 'One-time codes for the day your phone is out of reach.'],
  ['webauthn', 'A security key, as a second step after the password.'],
  ['passkey', 'Sign in with a fingerprint, your face or the PIN of a device.'],
  ['oidc', 'Accounts elsewhere that you can sign in with.'],
])

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

const Description = styled.p`
  color: var(--text-muted);
`

const Form = styled.div`
  max-width: 420px;
`
