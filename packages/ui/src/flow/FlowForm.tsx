import { type FormEvent, memo, useRef } from 'react'
import styled from 'styled-components'
import { Alert, addressKind } from '../primitives'
import {
  type Flow,
  type FlowNode,
  type FlowValues,
  flowKind,
  flowMessages,
  flowNodes,
  nodeName,
  textOf,
} from './flow'
import type { ExtrasOf } from './fieldExtras'
import { FlowButton } from './FlowButton'
import { FlowMessages } from './FlowMessages'
import { FlowSection } from './FlowSection'
import {
  allButtons,
  buttonOfMethod,
  defaultSubmit,
  defaultTrigger,
  flowLayout,
  mainButton,
  messagesWithoutField,
  offersNothing,
  type Placed,
} from './layout'
import { touchArea } from './touchArea'
import { type FlowFormState, type FlowSubmit, useFlowForm } from './useFlowForm'
import { identityScripts, useTrigger } from './useTrigger'

export interface FlowFormProps {
  /** Any flow document of the identity service, unchanged. */
  flow: Flow
  /** Called when a button is pressed, with the body to send. The button is busy until the promise settles. */
  onSubmit: FlowSubmit
  /** Draws only this group and the default nodes: one card of a settings flow. */
  group?: string
  /** What was typed into an earlier form, such as the e-mail of a flow that expired. */
  defaultValues?: FlowValues
  /** Reports what is typed, without passwords and codes, of which it reports the labels. */
  onValuesChange?: (values: FlowValues, secrets: string[]) => void
  /** What the screen adds to fields: a link beside the label of the password. */
  extrasOf?: ExtrasOf
  /** A failure that is not part of the flow: no connection, a server error. */
  submitError?: string
  /**
   * The document does not answer this form but another one of the same flow. Its messages are not drawn here, and what was
   * typed here stays, passwords and codes too.
   */
  answersAnother?: boolean
  /** When a code was last sent from here, in milliseconds since 1970: another is not sent right after it. */
  codeSentAt?: number
  /** The method that this browser was signed in with last, as sessions name it: its button is marked. */
  lastMethod?: string
  /** The form of one group is what people came to the screen for: its button is the main action. */
  lead?: boolean
  /**
   * Called before the identity service's script takes over, which sends the form itself and loads the page anew; `false`
   * keeps it from that.
   */
  onTrigger?: () => boolean
}

/** Draws any flow from its nodes and makes the body that Kratos expects. All fields and rules come from the flow. */
export function FlowForm({
  flow,
  onSubmit,
  group,
  defaultValues,
  onValuesChange,
  extrasOf,
  submitError,
  answersAnother = false,
  codeSentAt,
  lastMethod,
  lead = false,
  onTrigger,
}: FlowFormProps) {
  const form = useFlowForm({
    flow,
    answersAnother,
    codeSentAt,
    onSubmit,
    defaultValues,
    onValuesChange,
    extrasOf,
  })
  const trigger = useTrigger(flow, onTrigger)
  const element = useRef<HTMLFormElement>(null)
  const shown: FlowFormState = { ...form, busy: form.busy ?? trigger.busy }
  const layout = flowLayout(flow, group)
  const hasScripts = flowNodes(flow).some(({ type }) => type === 'script')
  // Where they cannot be loaded, it is said when somebody wants them.
  const scripts = identityScripts.useWhen(hasScripts)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const position = Number(submitter?.dataset.position ?? NaN)
    const pressed = allButtons(layout).find((button) => button.position === position) ?? defaultSubmit(layout)
    if (!pressed) return
    trigger.forget()
    void form.press(pressed, new FormData(event.currentTarget))
  }

  function enter(field: FlowNode) {
    const button = defaultSubmit(layout, field)
    const press = button && element.current?.querySelector(`[data-position="${button.position}"]`)
    if (press instanceof HTMLButtonElement) return element.current?.requestSubmit(press)
    const trigger = defaultTrigger(layout, field)
    if (trigger) run(trigger)
  }

  function run(placed: Placed) {
    // The page that the script loads would cut off what is under way.
    if (form.busy !== undefined) return
    // A registration sends the traits with the key, so they must be filled in; signing in with a passkey needs no fields.
    if (flowKind(flow) === 'registration' && !form.check(placed.node)) return
    void trigger.press(placed)
  }

  return (
    // The script of passkeys submits the form natively, so it has an action; by POST, as nothing typed may enter a URL.
    <Root ref={element} action={formAction(flow)} method="post" onSubmit={submit} noValidate>
      {layout.hidden.map(({ node, position }) => (
        <Hidden key={position} node={node} />
      ))}
      <FlowMessages
        messages={[...(answersAnother ? [] : flowMessages(flow)), ...messagesWithoutField(layout)]}
      />
      {(submitError ?? form.failed) && (
        <Alert tone="danger">{submitError ?? 'An unexpected error occurred'}</Alert>
      )}
      {group === undefined && offersNothing(layout) && (
        <Alert tone="warning">There is no way to go on here. Please contact support.</Alert>
      )}
      {layout.sections.map((section, index) => (
        <FlowSection
          key={index}
          section={section}
          alternative={index > 0}
          inCard={group !== undefined}
          lastUsed={buttonOfMethod(layout, lastMethod)}
          primary={lead || group === undefined ? mainButton(layout) : undefined}
          form={shown}
          onEnter={enter}
          onTrigger={run}
        />
      ))}
      {scripts && <scripts.IdentityScripts flow={flow} layout={layout} />}
      {trigger.missing && (
        <Alert tone="danger">
          Passkeys and security keys are not available right now. Reload the page or choose another way.
        </Alert>
      )}
      {layout.side.length > 0 && (
        <Side>
          {layout.side.map((placed) => (
            <FlowButton
              key={placed.position}
              {...placed}
              form={shown}
              variant="ghost"
              onTrigger={() => run(placed)}
            />
          ))}
        </Side>
      )}
    </Root>
  )
}

/** Drawn once for each document: drawn again with the rest, it would lose what a script has written into it. */
const Hidden = memo(({ node }: Pick<Placed, 'node'>) => (
  <input type="hidden" name={nodeName(node)} defaultValue={textOf(node.attributes.value)} />
))

function formAction({ ui }: Flow): string | undefined {
  return typeof ui.action === 'string' && addressKind(ui.action) !== null ? ui.action : undefined
}

const Root = styled.form`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  ${touchArea}
`

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
`
