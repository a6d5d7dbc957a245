import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import {
  draftValues,
  editedValues,
  type Flow,
  flowMessages,
  FlowForm,
  type FlowFormProps,
  FlowMessages,
  type FlowNode,
  type FlowValues,
  groupLabel,
} from '../flow'
import { type Draft, useDraftPlace, useUnsavedInput } from '../lib'
import { AtRest, Badge, Button, Card, ConfirmDialog, DraftNotice } from '../primitives'
import { PageSection } from '../shell'
import { isRefused, methodState } from './methodState'
import { type Removal, removalBy } from './removal'

export interface AccountSectionProps extends Pick<
  FlowFormProps,
  'flow' | 'onSubmit' | 'submitError' | 'answersAnother' | 'lead' | 'extrasOf'
> {
  group: string
  /** Asked before the identity service's script loads the page anew. */
  mayLeave: () => boolean
  /** In place of the group's name. */
  title?: string
  /** In place of what is said about the group. */
  description?: string
  /** What else there is to say or do, below the form. */
  children?: ReactNode
}

/** One group of the settings flow, with its form in a card. What is typed is kept as a draft, without passwords and codes. */
export function AccountSection({
  title,
  description,
  children,
  onSubmit,
  mayLeave,
  lead = false,
  ...form
}: AccountSectionProps) {
  const { flow, group, answersAnother } = form
  const about = description ?? DESCRIPTIONS.get(group)
  const element = useRef<HTMLDivElement>(null)
  const place = useDraftPlace(group)
  const [draft, setDraft] = useState(() => restorable(place?.read(), flow))
  const back = draftValues(draft)
  const secretsAlone = Object.keys(back).length === 0
  const [discarded, setDiscarded] = useState(0)
  const [typed, setTyped] = useState<'nothing' | 'unsent' | 'sent'>(secretsAlone ? 'nothing' : 'unsent')
  const [sending, setSending] = useState(false)
  useUnsavedInput(typed === 'unsent' || (typed === 'sent' && !sending))
  // What was sent from here is saved with the answer; what was typed after the press is not.
  const [answered, setAnswered] = useState(flow)
  if (flow !== answered) {
    setAnswered(flow)
    if (!answersAnother && flow.state === 'success') {
      setDraft(undefined)
      if (typed === 'sent') setTyped('nothing')
    }
  }

  function forget() {
    place?.keep(null)
    setDraft(undefined)
    setTyped('nothing')
  }

  function discard() {
    forget()
    setDiscarded(discarded + 1)
  }

  function keep(values: FlowValues, typedSecrets: readonly string[]) {
    const edited = editedValues(flow, values)
    if (Object.keys(edited).length === 0 && typedSecrets.length === 0) return forget()
    // A secret that was typed before a reload is still to be typed again, until the draft is gone.
    const secrets = [...new Set([...(draft?.secrets ?? []), ...typedSecrets])]
    place?.keep({ values: edited, before: {}, secrets, unanswered: draft?.unanswered })
    setTyped('unsent')
  }

  const state = methodState(flow, group)
  const [lastState, setLastState] = useState(state)
  const [setUp, setSetUp] = useState<'untouched' | 'open' | 'closed'>('untouched')
  if (state !== lastState) {
    setLastState(state)
    setSetUp(lastState === 'on' ? 'closed' : 'untouched')
  }
  // A code that was refused is put right where it was typed, also after a reload.
  const isWaiting = state === 'off' && setUp !== 'open' && (setUp === 'closed' || !isRefused(flow, group))

  const takesFocus = lead || setUp === 'open'
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [takesFocus])

  // The answer that a page was loaded anew for may be further down.
  const showAnswer = useEffectEvent(() => {
    if (!answersAnother) element.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => showAnswer(), [])

  const [question, setQuestion] = useState<Question>()

  /** Resolves with whether to go on with a press that takes something away. */
  const confirmed = (button: FlowNode): boolean | Promise<boolean> => {
    const removal = removalBy(button)
    return removal ? new Promise<boolean>((answer) => setQuestion({ ...removal, answer })) : true
  }

  function answerQuestion(isConfirmed: boolean) {
    question?.answer(isConfirmed)
    setQuestion(undefined)
  }

  return (
    <PageSection
      title={title ?? groupLabel(group)}
      description={about}
      actions={
        state === 'on' ? (
          <Badge tone="success" icon={<Check />}>
            On
          </Badge>
        ) : (
          state === 'off' &&
          !isWaiting && (
            <Button size="sm" variant="ghost" onClick={() => setSetUp('closed')}>
              Cancel
            </Button>
          )
        )
      }
    >
      <Card>
        <AtRest value={sending}>
          <DraftNotice draft={draft && { ...draft, secretsAlone, discard }} />
        </AtRest>
        {isWaiting ? (
          <>
            {!answersAnother && <FlowMessages messages={flowMessages(flow)} />}
            <div>
              <Button
                // What was there before it had the focus, so the button takes it.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={setUp === 'closed'}
                onClick={() => setSetUp('open')}
              >
                Set up
              </Button>
            </div>
          </>
        ) : (
          <Form ref={element}>
            <FlowForm
              key={discarded}
              {...form}
              lead={lead}
              defaultValues={back}
              onValuesChange={keep}
              onTrigger={() => {
                if (!mayLeave()) return false
                // Also without a draft: what comes with the page that is loaded anew answers this section.
                place?.keep(place.read() ?? { values: {}, before: {}, secrets: [] })
                place?.sending()
                setTyped('nothing') // nobody is asked about it when the page is left
                return true
              }}
              onSubmit={async (body, node) => {
                if (!(await confirmed(node))) return
                place?.sending()
                setTyped((last) => (last === 'nothing' ? last : 'sent'))
                setSending(true)
                try {
                  await onSubmit(body, node)
                } finally {
                  setSending(false)
                }
              }}
            />
          </Form>
        )}
        {children && <Muted>{children}</Muted>}
      </Card>
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.confirmLabel}
          onConfirm={() => answerQuestion(true)}
          onClose={() => answerQuestion(false)}
        >
          {question.consequence}
        </ConfirmDialog>
      )}
    </PageSection>
  )
}

/** A draft as far as it differs from what is saved; undefined where nothing of it does, and no secret was typed. */
function restorable(draft: Draft | null | undefined, flow: Flow): Draft | undefined {
  if (!draft) return undefined
  const values = editedValues(flow, draftValues(draft))
  return Object.keys(values).length > 0 || draft.secrets.length > 0 ? { ...draft, values } : undefined
}

interface Question extends Removal {
  answer: (isConfirmed: boolean) => void
}

const DESCRIPTIONS = new Map([
  ['password', 'A new password takes effect at once; you stay signed in here.'],
  ['totp', 'A code from an app on your phone, as a second step after the password.'],
  ['lookup_secret', 'One-time codes for the day your phone is out of reach.'],
  ['webauthn', 'A security key, which you touch to sign in.'],
  ['passkey', 'Sign in with a fingerprint, your face or the PIN of a device.'],
  ['oidc', 'Accounts elsewhere that you can sign in with.'],
])

const Form = styled.div`
  max-width: 420px;
`

const Muted = styled.p`
  color: var(--text-muted);
`
