import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { draftValues, FlowForm, type FlowFormProps, groupLabel } from '../flow'
import { useDraftPlace, useUnsavedInput } from '../lib'
import { Card } from '../primitives'

export interface AccountSectionProps extends Pick<
  FlowFormProps,
  'flow' | 'onSubmit' | 'submitError' | 'answersAnother' | 'lead' | 'extrasOf'
> {
  group: string
  /** In place of the group's name. */
  title?: string
  /** In place of what is said about the group. */
  description?: string
  /** What else there is to say or do, below the form. */
  children?: ReactNode
}

/** The card of one group of the settings flow. What is typed is kept as a draft, without passwords and codes. */
export function AccountSection({
  title,
  description,
  children,
  onSubmit,
  lead = false,
  ...form
}: AccountSectionProps) {
  const { flow, group, answersAnother } = form
  const about = description ?? DESCRIPTIONS.get(group)
  const element = useRef<HTMLDivElement>(null)
  const place = useDraftPlace(group)
  const [draft] = useState(() => place?.read())
  const [typed, setTyped] = useState<'nothing' | 'unsent' | 'sent'>(draft ? 'unsent' : 'nothing')
  const [sending, setSending] = useState(false)
  useUnsavedInput(typed === 'unsent' || (typed === 'sent' && !sending))
  // What was sent from here is saved with the answer; what was typed after the press is not.
  const [answered, setAnswered] = useState(flow)
  if (flow !== answered) {
    setAnswered(flow)
    if (!answersAnother && flow.state === 'success' && typed === 'sent') setTyped('nothing')
  }

  /** What was typed is on its way: nobody is asked about it when the page is left. */
  function beginSending() {
    place?.sending()
    if (typed !== 'nothing') setTyped('sent')
    setSending(true)
  }

  useEffect(() => {
    if (lead) element.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [lead])

  return (
    <Card title={title ?? groupLabel(group)}>
      {about && <Muted>{about}</Muted>}
      <Form ref={element} onInput={() => setTyped('unsent')}>
        <FlowForm
          {...form}
          lead={lead}
          defaultValues={draftValues(draft)}
          onValuesChange={(values) => place?.keep({ values, before: {}, secrets: [] })}
          onTrigger={beginSending}
          onSubmit={async (body, node) => {
            beginSending()
            try {
              await onSubmit(body, node)
            } finally {
              setSending(false)
            }
          }}
        />
      </Form>
      {children && <Muted>{children}</Muted>}
    </Card>
  )
}

const DESCRIPTIONS = new Map([
  ['password', 'A new password takes effect at once; you stay signed in here.'],
  ['totp', 'A code from an app on your phone, as a second step after the password.'],
  ['lookup_secret', 'One-time codes for the day your phone is out of reach.'],
  ['webauthn', 'A security key, as a second step after the password.'],
  ['passkey', 'Sign in with a fingerprint, your face or the PIN of a device.'],
  ['oidc', 'Accounts elsewhere that you can sign in with.'],
])

const Form = styled.div`
  max-width: 420px;
`

const Muted = styled.p`
  color: var(--text-muted);
`
