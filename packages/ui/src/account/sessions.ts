import { BROWSER_MAP, getParser } from 'bowser'
import { groupLabel } from '../flow'

/** A session of the person, with the identity service's names of the fields. */
export interface AccountSession {
  id: string
  authenticated_at?: string | null
  expires_at?: string | null
  /** What was shown to get in, the first factor first. A provider is named by its id. */
  authentication_methods?: { method: string; provider?: string }[]
  devices?: { user_agent?: string; ip_address?: string; location?: string }[] | null
}

/** The person's sessions: the one of this browser, and all others. */
export interface AccountSessions {
  current: AccountSession
  others: readonly AccountSession[]
}

const BROWSERS = new Set(Object.values(BROWSER_MAP))

/** Safari runs on nothing else. Elsewhere only its engine does, under names that a user agent does not tell. */
const OF_SAFARI = ['macOS', 'iOS']

/** Browser and system of a session, as far as its user agent tells: 'Firefox on Linux', 'Unknown browser on Linux'. */
export function deviceName(userAgent = ''): string {
  if (userAgent === '') return 'Unknown browser'
  const parser = getParser(userAgent)
  const system = parser.getOSName()
  const name = parser.getBrowserName()
  // For what it does not know the library gives the first word of the user agent.
  const isKnown = BROWSERS.has(name) && (name !== 'Safari' || OF_SAFARI.includes(system))
  const browser = isKnown ? name : 'Unknown browser'
  return system ? `${browser} on ${system}` : browser
}

/** Methods whose word in a sentence is another than the title of their section. */
const WORDS = new Map(
  Object.entries({
    lookup_secret: 'backup recovery code',
    webauthn: 'security key',
    passkey: 'passkey',
    saml: 'single sign-on',
    link_recovery: 'recovery by email',
    code_recovery: 'recovery by email',
  }),
)

const listed = new Intl.ListFormat('en-US')

/** How somebody signed in, each method once: 'password and authenticator app'; '' where the service does not say. */
export function methodNames(methods: AccountSession['authentication_methods'] = []): string {
  const names = methods
    .filter(({ method }) => method !== '')
    .map(({ method, provider }) => provider || (WORDS.get(method) ?? groupLabel(method).toLowerCase()))
  return listed.format(new Set(names))
}
