import { readdirSync, readFileSync } from 'node:fs'
import { configure, logoutUrl, whoami } from '..'
import { fakeServer, json } from '../testing/server'
import { type FlowOutcome, judge, judgeEntry } from './errors'
import { allMessages, readFlow } from './flow'
import { getFlowError } from './flowError'
import * as sessions from './sessions'

// What a real Kratos answered (docs/guides/kratos.md). The documents belong to the sandbox, which builds on this
// package; so they are read as files here, not imported.
const folder = new URL('../../../sandbox/fixtures/recorded/', import.meta.url)

interface Recording {
  request: { method: string; path: string }
  status: number
  location?: string
  body?: { ui?: { nodes: unknown[] } }
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

const recordings = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'index.json')
  .map((file) => ({ name: file.replace('.json', ''), ...(read(file) as Recording) }))

/** The calls whose answers are judged: those of flows. Navigation is answered to the browser, not to a script. */
const ofFlows = recordings.filter(
  ({ request, body }) =>
    body !== undefined &&
    /^\/self-service\/(login|registration|verification|recovery|settings)/.test(request.path),
)

/** What each is to be taken for. Flows that are not named are drawn. */
const expected: Record<string, FlowOutcome['kind']> = {
  'error-address-not-verified-403': 'notVerified',
  'error-csrf-403': 'csrf',
  'error-csrf-other-flow-403': 'csrf',
  'error-csrf-post-403': 'csrf',
  'error-flow-not-found-404': 'notFound',
  'error-get-login-expired-410': 'expired',
  'error-get-recovery-expired-410': 'expired',
  'error-get-registration-expired-410': 'expired',
  'error-get-settings-expired-410': 'expired',
  'error-get-settings-signed-out-401': 'signedOut',
  'error-get-verification-expired-410': 'expired',
  'error-identity-mismatch-403': 'identityMismatch',
  'error-location-change-aal2-422': 'redirect',
  'error-location-change-oidc-422': 'redirect',
  'error-login-aal2-signed-out-401': 'signedOut',
  'error-login-already-available-400': 'alreadySignedIn',
  'error-login-inactive-401': 'error',
  'error-login-signed-in-aal1-400': 'alreadySignedIn',
  'error-recovery-already-available-400': 'alreadySignedIn',
  'error-registration-already-available-400': 'alreadySignedIn',
  'error-return-to-forbidden-400': 'returnToForbidden',
  'error-session-refresh-required-403': 'refreshRequired',
  'error-settings-aal2-403': 'aal2',
  'error-settings-signed-out-401': 'signedOut',
  'error-submit-expired-410': 'expired',
  'error-submit-registration-expired-410': 'expired',
  'error-submit-settings-expired-410': 'expired',
  'login-200': 'success',
  'login-aal2-200': 'success',
  'login-aal2-code-200': 'success',
  'login-aal2-code-422': 'redirect',
  'login-aal2-lookup-200': 'success',
  'login-aal2-webauthn-200': 'success',
  'login-address-not-verified-legacy': 'notVerified',
  'login-code-200': 'success',
  'login-passkey-200': 'success',
  'login-webauthn-200': 'success',
  'login-webauthn-422': 'redirect',
  'recovery-code-200': 'success',
  'recovery-code-422': 'redirect',
  'recovery-code-too-often': 'expired',
  'recovery-disabled-error': 'disabled',
  'registration-200': 'success',
  'registration-200-no-session': 'success',
  'registration-200-session-hook': 'success',
  'registration-200-verification-ui': 'success',
  'registration-code-200': 'success',
  'registration-disabled-error': 'disabled',
  'registration-many-traits-200': 'success',
  'registration-passkey-200': 'success',
  'registration-posted-while-signed-in': 'alreadySignedIn',
  'registration-twostep-many-traits-200': 'success',
  'settings-email-saved': 'success',
  'settings-lookup-confirmed': 'success',
  'settings-lookup-disabled': 'success',
  'settings-many-traits-saved': 'success',
  'settings-oidc-link-422': 'redirect',
  'settings-oidc-linked': 'success',
  'settings-oidc-unlinked': 'success',
  'settings-passkey-added': 'success',
  'settings-passkey-removed': 'success',
  'settings-password-saved': 'success',
  'settings-profile-saved': 'success',
  'settings-totp-linked': 'success',
  'settings-totp-unlinked': 'success',
  'settings-webauthn-added': 'success',
  'settings-webauthn-removed': 'success',
  'verification-code-passed': 'success',
  'verification-disabled-error': 'disabled',
  'verification-link-passed': 'success',
}

test('each expectation is about a document that is there', () => {
  const names = ofFlows.map(({ name }) => name)
  expect(Object.keys(expected).filter((name) => !names.includes(name))).toEqual([])
})

test.each(ofFlows)('$name', ({ name, request, status, body }) => {
  configure({ authUrl: 'https://auth.example.com' })
  const isEntry = request.method === 'POST' && !request.path.includes('/settings')
  const outcome = (isEntry ? judgeEntry : judge)(status, body)
  expect(outcome.kind).toBe(expected[name] ?? 'flow')
  const drawn = outcome.kind === 'flow' ? outcome.flow.ui.nodes.length : undefined
  expect(drawn).toBe(outcome.kind === 'flow' ? body?.ui?.nodes.length : undefined)
})

/** Answers the next calls with a recording. */
function answerWith(name: string) {
  const { status, body } = read(`${name}.json`) as Recording
  fakeServer(() => json(body, status))
}

test.each([
  [
    'whoami-200',
    {
      status: 'authenticated',
      user: { email: 'nora@example.com', isAdmin: false },
      session: { aal: 'aal1' },
    },
  ],
  ['whoami-200-admin', { status: 'authenticated', user: { isAdmin: true } }],
  ['whoami-200-oidc', { status: 'authenticated', user: { email: 'nora@example.com' } }],
  ['error-whoami-401', { status: 'unauthenticated' }],
  [
    'error-whoami-403-aal2',
    { status: 'aal2_required', redirectTo: 'https://auth.example.com/self-service/login/browser?aal=aal2' },
  ],
])('%s tells who is signed in', async (name, check) => {
  answerWith(name)
  expect(await whoami()).toMatchObject(check)
})

test('all sessions, the end of others, signing out and an error are read', async () => {
  fakeServer(({ url }) =>
    json((read(`${url.endsWith('/whoami') ? 'whoami-200-oidc' : 'sessions-200'}.json`) as Recording).body),
  )
  const { current, others } = await sessions.all()
  expect(current).toMatchObject({
    expires_at: '2026-11-21T12:00:00Z',
    authentication_methods: [{ method: 'oidc', provider: 'harbour' }],
  })
  expect(others).toHaveLength(2)
  expect(others[0]).toMatchObject({
    authenticated_at: '2026-11-20T12:00:00Z',
    authentication_methods: [{ method: 'password', provider: '' }],
    devices: [{ ip_address: '203.0.113.7' }],
  })
  answerWith('sessions-revoked-200')
  expect(await sessions.revokeOthers()).toBeUndefined()
  answerWith('logout-flow-200')
  expect(await logoutUrl()).toMatch(/^https:\/\/auth\.example\.com\/self-service\/logout\?token=/)
  answerWith('error-session-inactive-401')
  expect(await logoutUrl()).toBeNull()
  answerWith('flow-error-200')
  expect(await getFlowError('any')).toMatchObject({ reason: expect.stringContaining('stub error') })
})

test.each([
  ['within the next 15.00 minutes.', 'within the next 15 minutes.'],
  ['expired 0.40 minutes ago', 'expired 1 minute ago'],
  ['expired 61.20 minutes ago', 'expired 61 minutes ago'],
  ['version 15.00 of it', 'version 15.00 of it'],
])('minutes are whole: %s', (text, shown) => {
  const flow = readFlow({
    id: 'f',
    type: 'browser',
    ui: { nodes: [], messages: [{ id: 1, type: 'info', text }] },
  })
  expect(flow && allMessages(flow).map((message) => message.text)).toEqual([shown])
})
