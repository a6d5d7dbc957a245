import { http, HttpResponse, type HttpHandler } from 'msw'
import { recordedFlow, recording, type Recording, type RecordingName } from '../fixtures/recorded'
import { overNetwork } from './network'
import { visit, type FlowKind } from './visit'

/**
 * A flow that goes on as a running Kratos was recorded to. It begins with the first recording; each submit is answered by
 * that of the others whose own submit was most like it, the last one where several are. So what the recordings were
 * refused for is refused (the password `wrong`, the code `000000`), and the success that stands last answers everything
 * else. An answer that sets the cookie of a session signs in, for `identity.whoami` and `identity.signedOut`.
 *
 * @example recordedFlows('login', 'login-password', 'login-password-wrong-credentials', 'login-200')
 */
export function recordedFlows(
  kind: FlowKind,
  begins: RecordingName,
  ...answers: RecordingName[]
): HttpHandler[] {
  return [
    http.get(new RegExp(`/self-service/${kind}/(browser|flows)$`), () =>
      overNetwork(() => answered(visit.answers.get(kind) ?? begins)),
    ),
    http.post(`*/self-service/${kind}`, ({ request }) =>
      overNetwork(async () => {
        const answer = mostLike((await request.clone().json()) as Fields, answers)
        if (!answer) throw new Error(`No answer to a submit of ${begins} was given.`)
        if (holdsFlow(answer)) visit.answers.set(kind, answer)
        if (setsSession(recording(answer))) visit.session = 'begun'
        return answered(answer)
      }),
    ),
  ]
}

function answered(name: RecordingName): Response {
  const { status, body } = recording(name)
  return HttpResponse.json(holdsFlow(name) ? recordedFlow(name) : (body as object), { status })
}

const holdsFlow = (name: RecordingName): boolean => {
  const { body } = recording(name)
  return typeof body === 'object' && body !== null && 'ui' in body
}

const setsSession = ({ cookies = [] }: Recording): boolean =>
  cookies.some((cookie) => cookie.startsWith('ory_kratos_session=') && !cookie.includes('Max-Age=0'))

type Fields = Record<string, unknown>

function mostLike(sent: Fields, names: readonly RecordingName[]): RecordingName | undefined {
  const likeness = (name: RecordingName) => alike(sent, recording(name).request.body ?? {})
  const most = Math.max(...names.map(likeness))
  return names.findLast((name) => likeness(name) === most)
}

/** How many fields are the same in both, less those that only one of them has. Tokens differ, and tell nothing. */
function alike({ csrf_token: _mine, ...sent }: Fields, { csrf_token: _its, ...recorded }: Fields): number {
  const names = new Set([...Object.keys(sent), ...Object.keys(recorded)])
  return [...names]
    .map((name) => {
      if (!(name in sent && name in recorded)) return -1
      return JSON.stringify(sent[name]) === JSON.stringify(recorded[name]) ? 1 : 0
    })
    .reduce((sum: number, one) => sum + one, 0)
}
