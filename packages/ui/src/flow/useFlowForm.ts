import { useEffect, useId, useRef, useState } from 'react'
import { fieldErrors, firstRefused } from './fieldErrors'
import {
  type Flow,
  type FlowNode,
  type FlowValues,
  flowMessages,
  flowNodes,
  isError,
  isField,
  isSecret,
  nodeName,
} from './flow'
import { flowBody, type FlowBody } from './flowBody'
import type { Placed } from './layout'

export type FlowSubmit = (body: FlowBody, pressed: FlowNode) => Promise<void> | void

interface Options {
  flow: Flow
  onSubmit: FlowSubmit
  defaultValues?: FlowValues
  onValuesChange?: (values: FlowValues) => void
}

export type FlowFormState = ReturnType<typeof useFlowForm>

/** What is typed, what stops a press, which button is at work, and where the focus goes after an answer. */
export function useFlowForm({ flow, onSubmit, defaultValues, onValuesChange }: Options) {
  const formId = useId()
  const [values, setValues] = useState<FlowValues>(() => withoutSecrets(defaultValues ?? {}, flow))
  const [errors, setErrors] = useState<Record<number, string>>({})
  const [busy, setBusy] = useState<number>()
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState(flow)
  // Synchronous, because two presses can come before one render.
  const inFlight = useRef(false)
  const answered = useRef(false)

  // A new document: what was typed stays, passwords and codes do not.
  if (flow !== shown) {
    setShown(flow)
    setErrors({})
    setValues(withoutSecrets(withoutSecrets(values, shown), flow))
  }

  const fieldId = (position: number) => `${formId}-${position}`
  const focusField = (position: number) => document.getElementById(`${formId}-${position}`)?.focus()

  useEffect(() => {
    const first = Object.keys(errors)[0]
    if (first !== undefined) document.getElementById(`${formId}-${first}`)?.focus()
  }, [errors, formId])

  useEffect(() => {
    if (!answered.current) return
    answered.current = false
    const target = focusAfterAnswer(flow, document.activeElement === document.body)
    if (target !== undefined) document.getElementById(`${formId}-${target}`)?.focus()
  }, [flow, formId])

  function change(node: FlowNode, value: string | boolean) {
    const next = { ...values, [nodeName(node)]: value }
    setValues(next)
    onValuesChange?.(withoutSecrets(next, flow))
  }

  /** Whether the press may go on; otherwise the fields say why it may not. */
  function check(pressed: FlowNode): boolean {
    const found = fieldErrors(flow, pressed, values)
    setErrors(found)
    return Object.keys(found).length === 0
  }

  async function press({ node, position }: Placed) {
    if (inFlight.current || !check(node)) return
    inFlight.current = true
    answered.current = true
    setBusy(position)
    setFailed(false)
    try {
      await onSubmit(flowBody(flow, node, values), node)
    } catch {
      // The container answers for what it knows; this is for what nobody foresaw.
      setFailed(true)
    } finally {
      inFlight.current = false
      setBusy(undefined)
    }
  }

  return { flow, values, errors, busy, failed, fieldId, focusField, change, check, press }
}

/** The first refused field; with a refusal of the whole, the emptied secret; a field when the focus was lost. */
function focusAfterAnswer(flow: Flow, focusLost: boolean): number | undefined {
  const nodes = flowNodes(flow)
  const refused = firstRefused(flow)
  if (refused !== undefined) return refused
  const first = (test: (node: FlowNode) => boolean) => {
    const position = nodes.findIndex((node) => isField(node) && test(node))
    return position === -1 ? undefined : position
  }
  if (flowMessages(flow).some(isError)) return first(isSecret)
  return focusLost ? first(() => true) : undefined
}

function withoutSecrets(values: FlowValues, flow: Flow): FlowValues {
  const secrets = new Set(flowNodes(flow).filter(isSecret).map(nodeName))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)))
}
