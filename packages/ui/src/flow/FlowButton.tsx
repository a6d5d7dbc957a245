import { Fingerprint, KeyRound, Mail, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button, type ButtonProps, VisuallyHidden } from '../primitives'
import { isProviderButton, isTrigger, nodeName, textOf } from './flow'
import { nodeLabel } from './labels'
import type { Placed } from './layout'
import { isResend, useSecondsUntil } from './resendWait'
import type { FlowFormState } from './useFlowForm'

export interface FlowButtonProps extends Placed {
  form: FlowFormState
  variant?: ButtonProps['variant']
  wide?: boolean
  /** Of a provider's button only the name of the provider is drawn. */
  short?: boolean
  /** It is of the method that was used last. */
  lastUsed?: boolean
  /** For buttons that run the identity service's script instead of submitting. */
  onTrigger: () => void
}

/** A button of a flow: it submits the form, or runs a function of the identity service's script. */
export function FlowButton({
  node,
  position,
  form,
  variant,
  wide,
  short = false,
  lastUsed = false,
  onTrigger,
}: FlowButtonProps) {
  const { value, disabled } = node.attributes
  const trigger = isTrigger(node)
  const label = nodeLabel(form.flow, node)
  const name = short ? providerName(node) : ''
  const wait = useSecondsUntil(isResend(node) ? form.mayResendFrom : 0)
  return (
    <Press
      type={trigger ? 'button' : 'submit'}
      id={form.fieldId(position)}
      data-position={position}
      // The identity service's script finds the button by its name and reads from its value what to do.
      name={nodeName(node) || undefined}
      value={typeof value === 'string' ? value : undefined}
      variant={variant}
      wide={wide}
      icon={variant === 'primary' ? undefined : icon(node, label)}
      disabled={disabled === true}
      busy={form.busy === position}
      {...(trigger && { onClick: onTrigger })}
      {...(wait > 0 && WAITING)}
    >
      <span>
        {name && label.endsWith(name) ? (
          <>
            <VisuallyHidden>{label.slice(0, -name.length)}</VisuallyHidden>
            {name}
          </>
        ) : (
          label
        )}
      </span>
      {lastUsed && <Mark>Last used</Mark>}
      {wait > 0 && <span aria-hidden>{`in ${wait} s`}</span>}
    </Press>
  )
}

/** What a button has while another code is not yet to be asked for. Its seconds are not read out one by one. */
const WAITING: Partial<ButtonProps> = {
  'aria-disabled': true,
  'aria-description': 'Possible half a minute after the last one was sent',
  onClick: (event) => event.preventDefault(),
}

/** The icon by what the button does. A provider gets the first letter of its name, since we carry no logos. */
function icon(node: Placed['node'], label: string): ReactNode {
  if (isProviderButton(node)) return <Initial aria-hidden>{initial(node, label)}</Initial>
  if (/_(remove|unlink|disable)$/.test(nodeName(node))) return <Trash2 size={16} aria-hidden />
  if (node.group === 'passkey') return <Fingerprint size={16} aria-hidden />
  if (node.group === 'webauthn') return <KeyRound size={16} aria-hidden />
  if (nodeName(node) === 'address' || node.attributes.value === 'code') return <Mail size={16} aria-hidden />
  return undefined
}

const initial = (node: Placed['node'], label: string) =>
  (Array.from(providerName(node) || (label.split(' ').pop() ?? ''))[0] ?? '').toUpperCase()

/** The name of a button's provider; '' for other buttons, and where the service does not say it. */
const providerName = ({ meta }: Placed['node']) =>
  textOf(meta?.label?.context && Reflect.get(meta.label.context, 'provider'))

const Press = styled(Button)`
  &[data-wide] {
    min-height: max(40px, var(--control));
    font-size: var(--size-md);
  }
  /* As high as other buttons where its text is one line. */
  padding-block: calc(var(--space-2) - 1px);
  white-space: normal;
  overflow-wrap: anywhere;
`

const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border-radius: 5px;
  background: var(--neutral-soft);
  color: var(--text-muted);
  font-size: var(--size-xs);
`

const Mark = styled.small`
  padding: 0 var(--space-2);
  border: 1px solid currentcolor;
  border-radius: var(--radius-full);
  font-size: var(--size-xs);
  font-weight: 600;
  white-space: nowrap;
`
