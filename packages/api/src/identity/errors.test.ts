import fc from 'fast-check'
import { configure } from '..'
import {
  codeSent,
  errorDocument,
  flowDocument,
  inputNode,
  notVerifiedYet,
  tokenInvalid,
  wrongCredentials,
} from '../testing/flows'
import { type ContinueWith, type FlowOutcome, findContinueWith, judge } from './errors'
import { hasErrors, isPassed, type LoginFlow, type SettingsFlow } from './flow'

const verificationStep = {
  action: 'show_verification_ui',
  flow: { id: 'v1', verifiable_address: 'ada@example.org', url: 'http://console.test/user/verify?flow=v1' },
}
const redirectStep = { action: 'redirect_browser_to', redirect_browser_to: 'http://console.test/user' }
const session = { id: 's1', active: true }
const provider = 'https://provider.example/authorize?state=y'
const secondFactor = 'http://auth.test/self-service/login/browser?aal=aal2'

type Row = [name: string, status: number, body: unknown, outcome: object]

const table: Row[] = [
  ['a new flow', 200, flowDocument(), { kind: 'flow' }],
  ['a refused password', 400, flowDocument({ messages: [wrongCredentials] }), { kind: 'flow' }],
  [
    'the next step, as a 400',
    400,
    flowDocument({ state: 'sent_email', messages: [codeSent] }),
    { kind: 'flow' },
  ],
  [
    'a wrong verification code, as a 200',
    200,
    flowDocument({ state: 'sent_email', messages: [tokenInvalid] }),
    { kind: 'flow' },
  ],
  ['a state nobody knows', 200, flowDocument({ state: 'pondering' }), { kind: 'flow' }],
  ['a state that is no text', 200, { ...flowDocument(), state: { toString: 0 } }, { kind: 'flow' }],
  [
    'passed, with an error all the same',
    200,
    flowDocument({ state: 'passed', messages: [tokenInvalid] }),
    { kind: 'flow' },
  ],
  ['saved before, and refused now', 400, flowDocument({ state: 'success' }), { kind: 'flow' }],
  ['passed_challenge', 200, flowDocument({ state: 'passed_challenge' }), { kind: 'success' }],
  ['passed, the older word', 200, flowDocument({ state: 'passed' }), { kind: 'success' }],
  [
    'settings saved',
    200,
    { ...flowDocument({ state: 'success' }), continue_with: [redirectStep] },
    { kind: 'success', continueWith: [redirectStep] },
  ],
  [
    'signed in',
    200,
    { session, continue_with: [redirectStep] },
    { kind: 'success', flow: null, continueWith: [redirectStep] },
  ],
  [
    'registered without a session',
    200,
    { identity: { id: 'i1' }, continue_with: [redirectStep, verificationStep] },
    { kind: 'success', continueWith: [redirectStep, verificationStep] },
  ],

  [
    'not verified, as a message of the flow',
    400,
    flowDocument({
      messages: [notVerifiedYet],
      nodes: [inputNode('csrf_token'), inputNode('identifier', { value: 'ada@example.org' })],
    }),
    { kind: 'notVerified', flowId: null, email: 'ada@example.org' },
  ],
  [
    'not verified, as a message of a node',
    400,
    flowDocument({ nodes: [inputNode('identifier', { messages: [notVerifiedYet] })] }),
    { kind: 'notVerified', flowId: null, email: null },
  ],
  [
    'not verified, as an error',
    403,
    errorDocument({
      id: 'session_verified_address_required',
      details: { continue_with: [redirectStep, verificationStep] },
    }),
    { kind: 'notVerified', flowId: 'v1', email: 'ada@example.org' },
  ],
  [
    'not verified, without a flow',
    403,
    errorDocument({ id: 'session_verified_address_required' }),
    { kind: 'notVerified', flowId: null, email: null },
  ],

  [
    'expired on submit',
    410,
    errorDocument({ id: 'self_service_flow_expired' }, { use_flow_id: 'f2', since: 9e10 }),
    { kind: 'expired', useFlowId: 'f2' },
  ],
  [
    'replaced',
    410,
    errorDocument({ id: 'self_service_flow_replaced' }, { use_flow_id: 'f2' }),
    { kind: 'expired', useFlowId: 'f2' },
  ],
  [
    'too many wrong codes in a recovery',
    400,
    errorDocument({
      details: { continue_with: [{ action: 'show_recovery_ui', flow: { id: 'f2' } }] },
    }),
    { kind: 'expired', useFlowId: 'f2' },
  ],
  ['expired on get, without an id', 410, errorDocument({ code: 410 }), { kind: 'expired', useFlowId: null }],
  ['expired, with a body of HTML', 410, '<!doctype html>', { kind: 'expired', useFlowId: null }],

  [
    'off to a provider',
    422,
    errorDocument({ id: 'browser_location_change_required' }, { redirect_browser_to: provider }),
    { kind: 'redirect', to: provider },
  ],
  [
    'off to something that is no web address',
    422,
    errorDocument({ id: 'browser_location_change_required' }, { redirect_browser_to: 'javascript:alert(1)' }),
    { kind: 'error', message: 'The request was refused' },
  ],
  ['a CSRF violation', 403, errorDocument({ id: 'security_csrf_violation' }), { kind: 'csrf' }],
  [
    'another identity',
    403,
    errorDocument({ id: 'security_identity_mismatch' }),
    { kind: 'identityMismatch' },
  ],
  [
    'a second factor is asked for',
    403,
    errorDocument({ id: 'session_aal2_required' }, { redirect_browser_to: secondFactor }),
    { kind: 'aal2', to: secondFactor },
  ],
  [
    'the same, its address in the details',
    403,
    errorDocument({ id: 'session_aal2_required', details: { redirect_browser_to: secondFactor } }),
    { kind: 'aal2', to: secondFactor },
  ],
  [
    'signed in too long ago',
    403,
    errorDocument({ id: 'session_refresh_required' }, { redirect_browser_to: secondFactor }),
    { kind: 'refreshRequired', to: secondFactor },
  ],
  [
    'signed in already, by id',
    400,
    errorDocument({ id: 'session_already_available' }),
    { kind: 'alreadySignedIn' },
  ],
  [
    'signed in already, by reason',
    400,
    errorDocument({ reason: 'you are already logged in' }),
    { kind: 'alreadySignedIn' },
  ],
  [
    'signed in already, by message',
    400,
    errorDocument({ message: 'you are already logged in' }),
    { kind: 'alreadySignedIn' },
  ],
  [
    'a text of this kind beside another id decides nothing',
    400,
    errorDocument({ id: 'self_service_flow_return_to_forbidden', reason: 'already logged in' }),
    { kind: 'returnToForbidden' },
  ],
  ['a redirect instead of an answer', 303, '', { kind: 'alreadySignedIn' }],
  ['no session', 401, errorDocument({ id: 'session_inactive' }), { kind: 'signedOut' }],
  ['no session to step up from', 401, errorDocument({ id: 'session_aal1_required' }), { kind: 'signedOut' }],
  ['no session, without an id', 401, errorDocument({ code: 401 }), { kind: 'signedOut' }],
  [
    'registration switched off',
    400,
    errorDocument({
      id: 'self_service_flow_disabled',
      reason: 'Registration is not allowed because it was disabled.',
    }),
    { kind: 'disabled', message: 'Registration is not allowed because it was disabled.' },
  ],
  [
    'recovery switched off, without an id',
    400,
    errorDocument({ reason: 'Recovery is not allowed because it was disabled.' }),
    { kind: 'disabled', message: 'Recovery is not allowed because it was disabled.' },
  ],
  ['a flow nobody knows', 404, errorDocument({ code: 404 }), { kind: 'notFound' }],
  [
    'anything else',
    500,
    errorDocument({ message: 'The server is away', reason: 'unused' }),
    { kind: 'error', message: 'The server is away' },
  ],
  [
    'an error of HTML',
    502,
    '<!doctype html>',
    { kind: 'error', message: 'The sign-in service does not answer.' },
  ],
  ['a success of HTML', 200, '<!doctype html>', { kind: 'error', message: 'An unexpected error occurred' }],
  [
    'a success that is neither',
    200,
    { ok: true },
    { kind: 'error', message: 'An unexpected error occurred' },
  ],
]

test.each(table)('%s', (_, status, body, outcome) => {
  expect(judge(status, body)).toMatchObject(outcome)
})

test('an error keeps what it was for those who look closer', () => {
  expect(judge(503, errorDocument({ id: 'maintenance' }))).toMatchObject({
    error: { name: 'ApiError', kind: 'http', status: 503, code: 'maintenance' },
  })
})

function flowOf(body: unknown) {
  const outcome = judge(200, body)
  if (outcome.kind !== 'flow') throw new Error(`is ${outcome.kind}`)
  return outcome.flow
}

test('a flow without nodes or messages still draws', () => {
  const flow = flowOf({ id: 'f1', state: 'x', ui: { nodes: null } })
  expect(flow.ui).toEqual({ action: '', method: 'POST', nodes: [], messages: [] })
})

test('what cannot be a node or a message is left out, unknown kinds are not', () => {
  const strange = { type: 'hologram', group: 'optics', attributes: { node_type: 'hologram', depth: 3 } }
  const flow = flowOf(
    flowDocument({
      nodes: [null, 'x', {}, strange, { ...inputNode('a'), messages: [null, { id: 1 }], meta: null }],
    }),
  )
  expect(flow.ui.nodes).toEqual([
    { ...strange, attributes: { node_type: 'hologram' }, messages: [], meta: {} },
    { ...inputNode('a'), messages: [], meta: {} },
  ])
})

test('of a flow and its nodes that is left out which nothing reads, and what is not of its type', () => {
  const attributes = {
    node_type: 'input',
    name: 7,
    type: 'text',
    onclick: 'alert(1)',
    maxlength: -1,
    label: {},
  }
  const flow = flowOf({
    ...flowDocument({ nodes: [{ type: 'input', group: [], attributes, meta: { label: 'no message' } }] }),
    requested_aal: 'aal2',
    refresh: 'true',
    organization_id: null,
  })
  expect(flow).toEqual({
    id: 'f1',
    state: 'choose_method',
    requested_aal: 'aal2',
    ui: {
      action: 'http://auth.test/self-service/login?flow=f1',
      method: 'POST',
      nodes: [
        {
          type: 'input',
          group: 'default',
          attributes: { node_type: 'input', type: 'text' },
          messages: [],
          meta: {},
        },
      ],
      messages: [],
    },
  })
})

test('the types of flows and steps promise what is read, and no more', () => {
  expectTypeOf<keyof SettingsFlow>().toEqualTypeOf<'id' | 'ui' | 'state' | 'active' | 'return_to'>()
  expectTypeOf<keyof LoginFlow>().toEqualTypeOf<keyof SettingsFlow | 'refresh' | 'requested_aal'>()
  const flow: LoginFlow = flowOf({ id: 'f1', ui: { nodes: [inputNode('a')] } })
  expectTypeOf(flow.state).toEqualTypeOf<string | undefined>()
  expectTypeOf(flow.ui.nodes[0]?.attributes.disabled).toEqualTypeOf<boolean | undefined>()
  const outcome = judge(200, {
    session,
    continue_with: [{ action: 'set_ory_session_token' }, verificationStep],
  })
  expect(outcome).toMatchObject({ kind: 'success', continueWith: [verificationStep] })
  expectTypeOf<Extract<ContinueWith, { action: 'show_verification_ui' }>['flow']>().toEqualTypeOf<{
    id: string
  }>()
})

test('only scripts of the identity service and of origins that the deployment names stay', () => {
  const script = (src: unknown) => ({
    type: 'script',
    group: 'webauthn',
    attributes: { src },
    messages: [],
    meta: {},
  })
  const trusted = [
    'https://auth.example.com/.well-known/ory/webauthn.js',
    'https://challenges.example.com/captcha.js?render=explicit',
  ].map(script)
  const others = [
    'https://evil.example/x.js',
    'http://auth.example.com/x.js',
    'https://auth.example.com:8443/x.js',
    'https://auth.example.com.evil.example/x.js',
    'https://auth.example.com@evil.example/x.js',
    '//evil.example/x.js',
    '/x.js',
    'data:text/javascript,1',
    'blob:https://auth.example.com/1',
    'javascript:1',
    '',
    7,
    undefined,
  ].map(script)
  configure({
    authUrl: 'https://auth.example.com/base',
    identityScriptOrigins: ['https://challenges.example.com'],
  })
  // A node tells what it is in two places; either makes it a script.
  const byAttribute = {
    group: 'webauthn',
    attributes: { node_type: 'script', src: 'https://evil.example/x.js' },
  }
  const flow = flowOf(flowDocument({ nodes: [...others, ...trusted, byAttribute] }))
  expect(flow.ui.nodes).toEqual(trusted)
  configure({ identityScriptOrigins: [] })
  expect(flowOf(flowDocument({ nodes: trusted })).ui.nodes).toEqual(trusted.slice(0, 1))
})

test.each([
  ['a page below it', 'https://console.example.com/login', '/auth', 'https://console.example.com'],
  ['a page of which nothing is said', 'https://console.example.com/login', '', 'https://console.example.com'],
  ['no page', undefined, '/auth', undefined],
  ['a page without an origin', 'about:blank', '/auth', undefined],
])('an identity service that is named by its path has the origin of %s', (_, href, authUrl, trusted) => {
  vi.stubGlobal('location', href && { href })
  onTestFinished(() => void vi.unstubAllGlobals())
  configure({ authUrl })
  const origins = ['https://console.example.com', 'https://evil.example', 'https://auth.example.com']
  const nodes = origins.map((origin) => ({ type: 'script', attributes: { src: `${origin}/webauthn.js` } }))
  const kept = flowOf(flowDocument({ nodes })).ui.nodes.map(({ attributes }) => attributes.src)
  expect(kept).toEqual(trusted ? [`${trusted}/webauthn.js`] : [])
})

test('errors are found on nodes too', () => {
  expect(hasErrors(flowOf(flowDocument({ nodes: [inputNode('a', { messages: [wrongCredentials] })] })))).toBe(
    true,
  )
  expect(hasErrors(flowOf(flowDocument({ messages: [codeSent] })))).toBe(false)
  expect(isPassed(flowOf(flowDocument()))).toBe(false)
})

test('the next step is found wherever it stands', () => {
  const outcome = judge(200, { identity: {}, continue_with: [null, verificationStep, redirectStep] })
  const steps = outcome.kind === 'success' ? outcome.continueWith : []
  expect(findContinueWith(steps, 'show_verification_ui')?.flow.id).toBe('v1')
  expect(findContinueWith(steps, 'show_settings_ui')).toBeNull()
})

test.each([undefined, 1, '/user', 'javascript:alert(1)'])('a next step that leads to %j is none', (to) => {
  const step = { action: 'redirect_browser_to', redirect_browser_to: to }
  expect(judge(200, { session, continue_with: [step, redirectStep] })).toMatchObject({
    continueWith: [redirectStep],
  })
})

test('arbitrary answers are judged without a crash', () => {
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown[]>(null, [], {}, [null], 'x'))
  const node = fc.oneof(
    part,
    fc.record({
      type: part,
      group: part,
      attributes: fc.oneof(part, fc.record({ name: part, value: part })),
      messages: part,
      meta: part,
    }),
  )
  const body = fc.oneof(
    part,
    fc.record({
      id: fc.oneof(fc.constant('f1'), part),
      state: part,
      continue_with: part,
      ui: fc.oneof(part, fc.record({ nodes: fc.oneof(part, fc.array(node)), messages: part })),
    }),
    fc.record({
      error: fc.oneof(part, fc.record({ id: part, message: part, reason: part, details: part })),
      redirect_browser_to: part,
      use_flow_id: part,
    }),
  )
  const kinds = new Set<FlowOutcome['kind']>()
  fc.assert(
    fc.property(fc.constantFrom(200, 204, 303, 400, 401, 403, 404, 410, 422, 500), body, (status, given) => {
      const outcome = judge(status, given)
      kinds.add(outcome.kind)
      const readable =
        outcome.kind === 'flow'
          ? outcome.flow.ui.nodes.every(({ messages, meta }) => Array.isArray(messages) && meta !== null)
          : outcome.kind !== 'error' || outcome.message.trim() !== ''
      expect(readable).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(kinds.size).toBeGreaterThan(5)
})
