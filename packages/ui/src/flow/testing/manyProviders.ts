import { recording } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Flow, FlowNode } from '../flow'

const NAMES = [
  'Apple',
  'Discord',
  'GitHub',
  'GitLab',
  'Google',
  'LinkedIn',
  'Microsoft',
  'Salesforce',
  'Slack',
  'X',
]

/** A sign-in with so many social providers, besides the password. */
export function manyProviders(count = NAMES.length): Flow {
  const flow = recording('login-oidc-with-password').body as Flow
  const others = (flow.ui.nodes ?? []).filter(({ group }) => group !== 'oidc')
  const providers = NAMES.slice(0, count).map((provider): FlowNode => ({
    type: 'input',
    group: 'oidc',
    attributes: { node_type: 'input', name: 'provider', type: 'submit', value: provider.toLowerCase() },
    messages: [],
    meta: {
      label: { id: 1010002, type: 'info', text: `Sign in with ${provider}`, context: { provider } },
    },
  }))
  return { ...flow, ui: { ...flow.ui, nodes: [...providers, ...others] } }
}
