import type { ExtrasOf } from './fieldExtras'
import { flowNodes, nodeMessages, textKind, textOf } from './flow'
import { LEAKED_PASSWORD, LEAKED_PASSWORD_TEXT } from './leakedPassword'
import { PasswordStrengthBadge } from './PasswordStrengthBadge'

/**
 * What a field for a new password says: how strong it is, the deployment's hint, and why one that leaked is refused.
 *
 * @param hint a sentence of the deployment, such as 'At least 10 characters'
 */
export const newPassword =
  (hint?: string): ExtrasOf =>
  (node, typed, { flow, valueOf }) => {
    if (node.attributes.autocomplete !== 'new-password') return undefined
    const address = flowNodes(flow).find((other) => textKind(other) === 'email')
    const isLeaked = nodeMessages(node).some(({ id }) => id === LEAKED_PASSWORD)
    return {
      aside: <PasswordStrengthBadge password={typed} email={address && textOf(valueOf(address))} />,
      ...(hint && { hint }),
      ...(isLeaked && { error: LEAKED_PASSWORD_TEXT }),
    }
  }
