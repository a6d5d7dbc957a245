import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { flowMessages, FlowForm, type FlowFormProps, FlowMessages, type FlowNode, groupLabel } from '../flow'
import { AtRest, Badge, Button, Card, ConfirmDialog, DraftNotice } from '../primitives'
import { PageSection } from '../shell'
import { isRefused, methodState } from './methodState'
import { type Removal, removalBy } from './removal'
import { useSectionDraft } from './useSectionDraft'

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

/** One group of the settings flow, with its form in a card. */
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
  const typed = useSectionDraft(group, flow, answersAnother)

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

  function cancel() {
    setSetUp('closed')
    typed.discard()
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
            <Button size="sm" variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          )
        )
      }
    >
      <Card>
        <AtRest value={typed.sending}>
          <DraftNotice draft={typed.draft} />
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
              key={typed.discarded}
              {...form}
              lead={lead}
              defaultValues={typed.values}
              onValuesChange={typed.keep}
              onTrigger={() => {
                const sent = element.current?.querySelector('form')
                if (sent) beforeScriptSends(sent, typed.leave)
                return mayLeave()
              }}
              onSubmit={async (body, node) => {
                if (await confirmed(node)) await typed.send(() => onSubmit(body, node))
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

/**
 * Calls back when the identity service's script sends a form, which it does once the browser's question for a key is
 * answered, and never where that is cancelled. No event tells it from a press: there is no `submit`.
 */
function beforeScriptSends(form: HTMLFormElement, leave: () => void) {
  form.submit = () => {
    leave()
    HTMLFormElement.prototype.submit.call(form)
  }
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
