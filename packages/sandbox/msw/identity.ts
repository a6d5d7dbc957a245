import { http as anyHttp, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw'
import {
  errorSecondFactorRequired,
  errorSignedOut,
  otherSessions,
  sessionUser,
  type SessionDocument,
} from '../fixtures'
import { PASSKEY_SCRIPT, type FlowDocument } from '../fixtures/flows'
import { recordedFlow } from '../fixtures/recorded'
import { overNetwork } from './network'
import { recordedFlows } from './recordedFlows'
import { done, fails, Reply } from './reply'
import { visit, type FlowKind } from './visit'

type IdentityAnswer = DefaultBodyType | Reply

const said = (answer: IdentityAnswer, request: Request) =>
  answer instanceof Reply ? answer.send(request) : HttpResponse.json(answer)

const answered = (answer: IdentityAnswer, request: Request, isList = false) =>
  overNetwork(() => said(answer, request), isList)

const LOGOUT_TOKEN = 'logout-token-of-the-fixtures'

/** Mocks of the identity service, on whatever base URL it has. The documents come from the fixtures. */
export const identity = {
  /**
   * The session check: `identity.whoami(sessionAdmin)`, `identity.whoami(loadingForever)`. Once somebody has signed in or
   * out, it tells that. It and its companion come whatever the network is like: without a session there is no screen to see
   * the network on.
   */
  whoami: (answer: SessionDocument | Reply): HttpHandler =>
    anyHttp.get('*/sessions/whoami', ({ request }) => {
      if (visit.session === 'ended') return HttpResponse.json(errorSignedOut, { status: 401 })
      return said(visit.session === 'begun' && answer instanceof Reply ? sessionUser : answer, request)
    }),

  signedOut: (): HttpHandler => identity.whoami(fails(401, errorSignedOut)),

  secondFactorRequired: (): HttpHandler => identity.whoami(fails(403, errorSecondFactorRequired)),

  /** A flow as it begins and as it is read again: `identity.flow('login', recordedFlow('login-all-methods'))`. */
  flow: (kind: FlowKind, answer: FlowDocument | Reply): HttpHandler =>
    anyHttp.get(new RegExp(`/self-service/${kind}/(browser|flows)$`), ({ request }) =>
      answered(answer, request),
    ),

  recorded: recordedFlows,

  /**
   * What a submit is answered with: `identity.submit('login', fails(400, recordedFlow('login-password-wrong-credentials')))`.
   * 400 is not always failure and 200 not always success, so the status is part of the story.
   */
  submit: (kind: FlowKind, answer: IdentityAnswer): HttpHandler =>
    anyHttp.post(`*/self-service/${kind}`, ({ request }) => answered(answer, request)),

  /** The session check's companion of §4.1; a failure never signs anybody out. */
  sync: (answer: IdentityAnswer): HttpHandler =>
    anyHttp.post('*/sync', ({ request }) => said(answer, request)),

  /** Where sign-out begins; its answer names the address that ends the session. */
  logout: (answer: IdentityAnswer): HttpHandler =>
    anyHttp.get('*/self-service/logout/browser', ({ request }) => answered(answer, request)),

  /** The person's other sessions. */
  sessions: (answer: SessionDocument[] | Reply): HttpHandler =>
    anyHttp.get('*/sessions', ({ request }) => answered(answer, request, true)),

  /** The error that `/auth/error?id=` shows. */
  flowError: (answer: IdentityAnswer): HttpHandler =>
    anyHttp.get('*/self-service/errors', ({ request }) => answered(answer, request)),
}

/** Signed in as an ordinary user; every flow begins and ends well. */
export const identityWorld: HttpHandler[] = [
  identity.whoami(sessionUser),
  identity.sync(done),
  identity.flow('login', recordedFlow('login-password')),
  identity.submit('login', { session: sessionUser, continue_with: null }),
  identity.flow('registration', recordedFlow('registration-password')),
  identity.submit('registration', {
    identity: sessionUser.identity,
    continue_with: [
      {
        action: 'show_verification_ui',
        flow: {
          id: recordedFlow('verification-link-choose').id,
          verifiable_address: sessionUser.identity.traits.email,
        },
      },
    ],
  }),
  identity.flow('verification', recordedFlow('verification-link-choose')),
  identity.submit('verification', recordedFlow('verification-link-sent')),
  identity.flow('recovery', recordedFlow('recovery-link-choose')),
  identity.submit('recovery', recordedFlow('recovery-link-sent')),
  identity.flow('settings', recordedFlow('settings')),
  identity.submit('settings', recordedFlow('settings-profile-saved')),
  anyHttp.get('*/self-service/logout/browser', ({ request }) =>
    HttpResponse.json({
      logout_url: `${new URL(request.url).origin}/self-service/logout?token=${LOGOUT_TOKEN}`,
      logout_token: LOGOUT_TOKEN,
    }),
  ),
  anyHttp.get('*/self-service/logout', ({ request }) => {
    visit.session = 'ended'
    return done.send(request)
  }),
  identity.sessions(otherSessions),
  anyHttp.get('*/.well-known/ory/webauthn.js', () =>
    HttpResponse.text(PASSKEY_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } }),
  ),
  anyHttp.delete('*/sessions', ({ request }) => answered({ count: otherSessions.length }, request)),
  anyHttp.delete('*/sessions/:id', ({ request }) => answered(done, request)),
  identity.flowError({
    id: 'ffc8e5c1-6a0d-4b9e-a1d3-7c5e9f0b2d46',
    created_at: '2026-11-20T11:59:00Z',
    error: {
      code: 500,
      status: 'Internal Server Error',
      reason: 'The identity provider did not answer.',
      message: 'An internal server error occurred, please contact the system administrator',
    },
  }),
]
