import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { isComposing } from '../lib'
import { announced, Checkbox, Field, Input, PasswordInput, Select } from '../primitives'
import {
  codeLength,
  type FlowNode,
  isCheckbox,
  isError,
  momentIn,
  nodeMessages,
  nodeName,
  own,
  textKind,
  textOf,
} from './flow'
import { sentText } from './flowBody'
import { nodeLabel } from './labels'
import type { Placed } from './layout'
import type { FlowFormState } from './useFlowForm'

export interface FlowFieldProps extends Placed {
  form: FlowFormState
  onEnter: () => void
}

/** An input a person fills in, with its label and what the service says about it. */
export function FlowField({ node, position, form, onEnter }: FlowFieldProps) {
  const { attributes } = node
  const name = nodeName(node)
  const id = form.fieldId(position)
  const messages = nodeMessages(node)
  const refusals = messages.filter(isError).map(({ text }) => text)
  const help = messages.filter((message) => !isError(message)).map(({ text }) => text)
  const typed = form.valueOf(node)
  const kind = textKind(node)

  // A code that is whole is sent without a press, of which its field has told before.
  const digits = codeLength(node)
  const isWhole = digits !== undefined && isCode(sentText(node, textOf(typed)), digits)
  const send = useEffectEvent(onEnter)
  useEffect(() => {
    if (isWhole) send()
  }, [isWhole])
  if (digits !== undefined) help.push(`It is sent as soon as all ${digits} digits are entered.`)

  const about = {
    id,
    label: nodeLabel(form.flow, node),
    required: attributes.required === true,
    error: form.errors[position] ?? (refusals.join(' ') || undefined),
    hint: help.join(' ') || undefined,
  }
  const readOut = (error: ReactNode) =>
    form.told.position === position ? announced(error, form.told.times) : error
  const control = { name, disabled: attributes.disabled === true }

  if (isCheckbox(node))
    return (
      <Checkbox
        {...about}
        {...control}
        error={readOut(about.error)}
        value="true"
        checked={typed === true || typed === 'true'}
        onChange={(event) => form.change(node, event.target.checked)}
      />
    )

  const text = {
    ...control,
    value: shown(node, textOf(typed)),
    autoComplete: attributes.autocomplete ?? own(AUTOCOMPLETE, name),
    // What is pasted may have blanks and dashes between the digits of a code, and would be cut.
    maxLength: kind === 'code' ? undefined : attributes.maxlength,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposing(event)) return
      event.preventDefault() // The browser would press the first button of the form, which may be a provider's.
      onEnter()
    },
    onChange: (event: { target: { value: string } }) => form.change(node, event.target.value),
  }

  const whole = { ...about, ...form.extrasOf?.(node, text.value, form) }
  return (
    <Field {...whole} error={readOut(whole.error)} kind={kind}>
      {Array.isArray(attributes.options) ? (
        <Select {...control} value={text.value} onChange={text.onChange}>
          {text.value === '' && <option value="">Choose…</option>}
          {attributes.options.map((option, index) => (
            <option key={index} value={textOf(option?.value)}>
              {textOf(option?.value)}
            </option>
          ))}
        </Select>
      ) : attributes.type === 'password' ? (
        <PasswordInput {...text} />
      ) : (
        <Input
          {...text}
          type={inputType(attributes.type)}
          inputMode={inputMode(node)}
          {...own(PLAIN, name)}
        />
      )}
    </Field>
  )
}

const TYPES = ['text', 'email', 'tel', 'number', 'url', 'date', 'datetime-local']
const inputType = (type: unknown) => (typeof type === 'string' && TYPES.includes(type) ? type : 'text')

/** `autocomplete` by field name, for nodes that name none themselves: password managers and phones go by it. */
const AUTOCOMPLETE: Record<string, string> = {
  identifier: 'username',
  email: 'email',
  recovery_address: 'email',
  'traits.name': 'name',
  code: 'one-time-code',
  totp_code: 'one-time-code',
}

const PLAIN: Record<string, object> = Object.fromEntries(
  ['identifier', 'code', 'totp_code', 'lookup_secret'].map((name) => [
    name,
    { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  ]),
)

function inputMode(node: FlowNode): 'email' | 'numeric' | undefined {
  const name = nodeName(node)
  if (name === 'identifier') return 'email'
  return (node.attributes.autocomplete ?? own(AUTOCOMPLETE, name)) === 'one-time-code' ? 'numeric' : undefined
}

/** A stored moment stands in the field in the time of the person's own zone, for which it has no place (§16.5). */
function shown(node: FlowNode, text: string): string {
  const time = momentIn(node, text, true)
  if (Number.isNaN(time)) return text
  const ahead = new Date(time).getTimezoneOffset() * 60_000
  return new Date(time - ahead).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

const isCode = (text: string, digits: number) => text.length === digits && /^\d+$/.test(text)
