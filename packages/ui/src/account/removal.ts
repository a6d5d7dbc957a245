import type { FlowNode } from '../flow'

/** What is asked before a way of signing in is taken away. */
export interface Removal {
  title: string
  consequence: string
  /** The verb and its object. */
  confirmLabel: string
}

const name = ({ meta }: FlowNode): string => {
  const context = meta?.label?.context
  const named: unknown = context && (Reflect.get(context, 'display_name') ?? Reflect.get(context, 'provider'))
  return typeof named === 'string' ? named : ''
}

/** Names that a service gives to what nobody named are of no help. */
const quoted = (node: FlowNode) => (['', 'unnamed'].includes(name(node)) ? '' : ` '${name(node)}'`)

const REMOVALS = new Map<string, (node: FlowNode) => Removal>([
  [
    'totp_unlink',
    () => ({
      title: 'Unlink the authenticator app?',
      consequence:
        'Signing in asks for none of its codes any more. To use the app again, you set it up with a new secret.',
      confirmLabel: 'Unlink authenticator app',
    }),
  ],
  [
    'lookup_secret_disable',
    () => ({
      title: 'Turn off the backup recovery codes?',
      consequence: 'The codes that you kept let nobody in any more, should your phone be out of reach.',
      confirmLabel: 'Turn off backup codes',
    }),
  ],
  [
    'webauthn_remove',
    (node) => ({
      title: `Remove the security key${quoted(node)}?`,
      consequence: 'It can no longer be used to sign in. To use it again, you add it again.',
      confirmLabel: 'Remove security key',
    }),
  ],
  [
    'passkey_remove',
    (node) => ({
      title: `Remove the passkey${quoted(node)}?`,
      consequence:
        'Nobody can sign in with it any more. Your device or password manager still lists it, until you delete it there.',
      confirmLabel: 'Remove passkey',
    }),
  ],
  [
    'unlink',
    (node) => ({
      title: `Unlink ${name(node) || 'this account'}?`,
      consequence: 'You can no longer sign in with it, until you link it again.',
      confirmLabel: name(node) ? `Unlink ${name(node)}` : 'Unlink',
    }),
  ],
])

/** What to ask before a button of the settings flow is pressed; undefined where it takes nothing away. */
export const removalBy = (button: FlowNode): Removal | undefined =>
  REMOVALS.get(button.attributes.name ?? '')?.(button)
