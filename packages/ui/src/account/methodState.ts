import { type Flow, type FlowNode, flowNodes } from '../flow'

/**
 * How far a way of signing in is in a settings flow: `off` has a secret to show and a code to ask for, which wait until
 * somebody wants them; `on` is in use; undefined where there is no such difference, as for a password.
 */
export function methodState(flow: Flow, group: string): 'off' | 'on' | undefined {
  const has = (name: string) => nodesOf(flow, group).some(({ attributes }) => attributes.name === name)
  if (has('totp_code')) return 'off'
  const signs = ['totp_unlink', 'lookup_secret_disable', 'webauthn_remove', 'passkey_remove']
  // Codes that wait to be confirmed are not the ones in use.
  return signs.some(has) && !has('lookup_secret_confirm') ? 'on' : undefined
}

/** Whether the service refused something in the fields of a group. */
export const isRefused = (flow: Flow, group: string): boolean =>
  nodesOf(flow, group).some(({ messages }) => messages?.some(({ type }) => type === 'error'))

const nodesOf = (flow: Flow, group: string): FlowNode[] =>
  flowNodes(flow).filter((node) => node.group === group)
