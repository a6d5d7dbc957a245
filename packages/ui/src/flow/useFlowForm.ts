import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { fieldErrors, firstRefused } from './fieldErrors'
import type { ExtrasOf } from './fieldExtras'
import {
  type Flow,
  type FlowNode,
  type FlowValues,
  codeLength,
  flowMessages,
  flowNodes,
  isCheckbox,
  isError,
  isField,
  isSecret,
  nodeName,
  own,
} from './flow'
import { flowBody, type FlowBody } from './flowBody'
import { nodeLabel } from './labels'
import type { Placed } from './layout'
import { isResend, resendFrom } from './resendWait'

/** Sends the body of a press; `pressed` is the button's node. */
export type FlowSubmit = (body: FlowBody, pressed: FlowNode) => Promise<void> | void

interface Options {
  flow: Flow
  answersAnother?: boolean
  codeSentAt?: number
  onSubmit: FlowSubmit
  defaultValues?: FlowValues
  onValuesChange?: (values: FlowValues, secrets: string[]) => void
  extrasOf?: ExtrasOf
}

/** What `useFlowForm` gives to the parts of the form. */
export type FlowFormState = ReturnType<typeof useFlowForm>

/**
 * The state of a flow's form: what is typed, the errors that keep a press from being sent, and which button is busy.
 * After an answer it moves the focus to where people have to go on.
 */
export function useFlowForm({
  flow,
  answersAnother = false,
  codeSentAt,
  onSubmit,
  defaultValues,
  onValuesChange,
  extrasOf,
}: Options) {
  const formId = useId()
  const [values, setValues] = useState<FlowValues>(() => withoutSecrets(defaultValues ?? {}, flow))
  // What was sent last, so that of a form that was saved only what was typed after the press stays.
  const [sent, setSent] = useState<FlowValues>({})
  const [errors, setErrors] = useState<Record<number, string>>({})
  const [busy, setBusy] = useState<number>()
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState(flow)
  // A ref and not state, because a second press can come before the next render.
  const inFlight = useRef(false)
  // A page that asks for a code asks for nothing else, so the field has the focus as soon as it is there.
  const answered = useRef(flowNodes(flow).some(codeLength))
  const pressedGroup = useRef<string>(undefined)
  // The field with an error that has the focus, which is then not moved: nothing else reads the error out.
  const [told, setTold] = useState<{ position?: number; times: number }>({ times: 0 })

  // When a new document comes, what was typed stays, except passwords and codes; where it answers another form, those too.
  if (flow !== shown) {
    setShown(flow)
    setErrors({})
    setTold({ times: told.times })
    if (!answersAnother) {
      const unsaved = flow.state === 'success' ? changedSince(sent, values) : values
      setValues(withoutSecrets(withoutSecrets(unsaved, shown), flow))
    }
  }

  const mayResendFrom = resendFrom(codeSentAt, flow, values)
  const fieldId = (position: number) => `${formId}-${position}`

  function tell(position: number) {
    const isThere = document.activeElement?.id === fieldId(position)
    setTold({ position: isThere ? position : undefined, times: told.times + 1 })
  }

  useEffect(() => {
    const first = Object.keys(errors)[0]
    if (first !== undefined) document.getElementById(`${formId}-${first}`)?.focus()
  }, [errors, formId])

  const goOn = useEffectEvent(() => {
    if (!answered.current) return
    answered.current = false
    if (answersAnother) return
    const target = focusAfterAnswer(flow, document.activeElement === document.body, pressedGroup.current)
    if (target === undefined) return
    tell(target)
    document.getElementById(fieldId(target))?.focus()
  })
  useEffect(() => goOn(), [flow])

  /** What a field holds: what was typed, else what the document has; never a password of the document. */
  const valueOf = (node: FlowNode): unknown =>
    own(values, nodeName(node)) ?? (isSecret(node) ? '' : node.attributes.value)

  /**
   * What was typed, with what stands in the fields besides: some password managers fill them in without an event, and what
   * is drawn next would empty them again.
   */
  function filledIn(): FlowValues {
    const found: FlowValues = {}
    for (const [position, node] of flowNodes(flow).entries()) {
      const field = isCheckbox(node) ? null : document.getElementById(fieldId(position))
      if (!(field instanceof HTMLInputElement) || field.value === '') continue
      // A field has taken the line breaks out of what was drawn in it, which nobody has typed.
      if (field.value !== field.defaultValue.replace(/[\r\n]/g, '')) found[nodeName(node)] = field.value
    }
    return Object.keys(found).length > 0 ? { ...values, ...found } : values
  }

  function fill(next: FlowValues) {
    setValues(next)
    onValuesChange?.(
      withoutSecrets(next, flow),
      flowNodes(flow).flatMap((node) =>
        isSecret(node) && own(next, nodeName(node)) ? nodeLabel(flow, node) : [],
      ),
    )
  }

  const change = (node: FlowNode, value: string | boolean) => fill({ ...filledIn(), [nodeName(node)]: value })

  const focus = (node: FlowNode) => document.getElementById(fieldId(flowNodes(flow).indexOf(node)))?.focus()

  /** What a press sends; undefined where it may not be sent, and then the fields show their errors. */
  function check(pressed: FlowNode): FlowValues | undefined {
    const filled = filledIn()
    if (filled !== values) fill(filled)
    const found = fieldErrors(flow, pressed, filled)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) return filled
    tell(Number(first))
    return undefined
  }

  async function press({ node, position }: Placed, entries?: FormData) {
    if (isResend(node) && Date.now() < mayResendFrom) return
    const filled = inFlight.current ? undefined : check(node)
    if (!filled) return
    inFlight.current = true
    answered.current = true
    pressedGroup.current = node.group
    setBusy(position)
    setFailed(false)
    setSent(filled)
    try {
      await onSubmit(flowBody(flow, node, filled, entries), node)
    } catch (error) {
      // The container deals with failures that it knows and does not reject; any other is a defect, for developers to find.
      console.error(error)
      setFailed(true)
    } finally {
      inFlight.current = false
      setBusy(undefined)
    }
  }

  return {
    flow,
    values,
    valueOf,
    errors,
    busy,
    failed,
    mayResendFrom,
    extrasOf,
    fieldId,
    told,
    change,
    focus,
    check,
    press,
  }
}

/**
 * The position of the field to focus after an answer: the first one with an error; after an error of the whole form the
 * password or code of the pressed button's group, which has been emptied; else the first field if the focused element is
 * gone, or none.
 */
function focusAfterAnswer(flow: Flow, focusLost: boolean, group?: string): number | undefined {
  const nodes = flowNodes(flow)
  const refused = firstRefused(flow)
  if (refused !== undefined) return refused
  const first = (test: (node: FlowNode) => boolean) => {
    const position = nodes.findIndex((node) => isField(node) && test(node))
    return position === -1 ? undefined : position
  }
  if (flowMessages(flow).some(isError))
    return first((node) => isSecret(node) && node.group === group) ?? first(isSecret)
  return focusLost ? first(() => true) : undefined
}

const changedSince = (before: FlowValues, values: FlowValues): FlowValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== own(before, name)))

function withoutSecrets(values: FlowValues, flow: Flow): FlowValues {
  const secrets = new Set(flowNodes(flow).filter(isSecret).map(nodeName))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)))
}
