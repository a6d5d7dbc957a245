import type { Flow } from './flow'
import { flowLayout } from './layout'

/** The groups of a settings flow of which something is drawn, the most used ones first. */
export function settingsGroups(flow: Flow): string[] {
  const groups = flowLayout(flow).sections.flatMap(({ content, buttons }) =>
    [...content, ...buttons].map(({ node }) => node.group),
  )
  return [...new Set(groups)].filter((group) => group !== 'default').sort((a, b) => rank(a) - rank(b))
}

const ORDER = ['profile', 'password', 'totp', 'lookup_secret', 'webauthn', 'passkey', 'oidc', 'saml']
const rank = (group: string) => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length)
