import { own } from './flow'
import { readable } from './labels'

const GROUPS: Record<string, string> = {
  profile: 'Profile',
  password: 'Password',
  totp: 'Authenticator app',
  lookup_secret: 'Backup recovery codes',
  webauthn: 'Security keys',
  passkey: 'Passkeys',
  oidc: 'Social sign-in',
  saml: 'Single sign-on',
  code: 'One-time code',
  link: 'Link by email',
}

/** The heading of a group of nodes; for an unknown group its name, made readable. */
export const groupLabel = (group: string) => own(GROUPS, group) ?? readable(group)
