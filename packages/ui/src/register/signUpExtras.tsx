import { EmailTypo, type ExtrasOf, type Flow, flowNodes, type FlowValues, newPassword } from '../flow'

/**
 * What the fields of a sign-up say besides what the flow says: how strong a password is, with the deployment's hint, and
 * what was likely meant by an address with a slip in it.
 */
export const signUpExtras = (passwordHint?: string): ExtrasOf => {
  const passwordExtras = newPassword(passwordHint)
  return (node, typed, form) => {
    if (node.attributes.type !== 'email') return passwordExtras(node, typed, form)
    const take = (address: string) => {
      form.change(node, address)
      // The button that was pressed goes, and the focus would go with it.
      form.focus(node)
    }
    return { aside: <EmailTypo typed={typed} onTake={take} /> }
  }
}

/** The values that a form begins with for somebody who was invited by an address: it stands in the field for one. */
export function invitedValues(flow: Flow, email: string): FlowValues {
  const field = flowNodes(flow).find(({ attributes }) => attributes.type === 'email')?.attributes.name
  return field ? { [field]: email } : {}
}
