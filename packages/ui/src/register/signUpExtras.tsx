import { EmailTypo, type ExtrasOf, type Flow, flowNodes, type FlowValues, newPassword } from '../flow'

/**
 * What the fields of a sign-up say besides what the flow says: how strong a password is, with the deployment's hint, and
 * what was likely meant by an address with a slip in it.
 */
export const signUpExtras = (passwordHint?: string): ExtrasOf => {
  const passwordExtras = newPassword(passwordHint)
  return (node, typed, form) =>
    node.attributes.type === 'email'
      ? { aside: <EmailTypo typed={typed} onTake={(address) => form.change(node, address)} /> }
      : passwordExtras(node, typed, form)
}

/** The values that a form begins with for somebody who was invited by an address: it stands in the field for one. */
export function invitedValues(flow: Flow, email: string): FlowValues {
  const field = flowNodes(flow).find(({ attributes }) => attributes.type === 'email')?.attributes.name
  return field ? { [field]: email } : {}
}
