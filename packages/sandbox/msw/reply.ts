import { HttpResponse } from 'msw'
import { faults, type Fault } from '../product/faults'

/**
 * An answer that is more than a body: an error, a broken one, or none at all. Every mocked operation takes one in
 * place of its body.
 */
export class Reply {
  /** @param send gives the answer; nothing, and whatever is mocked besides answers */
  constructor(readonly send: (request: Request) => Response | Promise<Response> | undefined) {}
}

/**
 * An error answer.
 *
 * @param body a message (§13.4: `{ error: { message } }`), or a whole body of another shape
 */
export const fails = (status: number, body: string | object = 'The platform failed'): Reply =>
  new Reply(() =>
    HttpResponse.json(typeof body === 'string' ? { error: { message: body } } : body, { status }),
  )

/** 204: done, nothing to say about it. */
export const done = new Reply(() => new HttpResponse(null, { status: 204 }))

const hangs = new EventTarget()

/** Says that the request which is being answered has to wait for its answer. */
export const announceHang = (): void => void hangs.dispatchEvent(new Event('hang'))

/** Waits until the story is over, or until the next press where there is an answer to give then. */
function hang(answer?: object): Promise<Response> {
  announceHang()
  return new Promise((resolve) => {
    hangs.addEventListener('over', () => resolve(HttpResponse.error()), { once: true })
    if (answer) hangs.addEventListener('press', () => resolve(HttpResponse.json(answer)), { once: true })
  })
}

/** No answer as long as the story lasts. `fromApi` makes `loading` of it. */
export const loadingForever = new Reply(() => hang())

/** Lets what waits for an answer fail: nothing of a story that was left may wait in the next one. */
export const endHangs = (): void => void hangs.dispatchEvent(new Event('over'))

/** Resolves when the next request has to wait: it gets `loadingForever`, or the network is slow. */
export const nextHang = (): Promise<void> =>
  new Promise((resolve) => {
    hangs.addEventListener('hang', () => resolve(), { once: true })
  })

/**
 * A body that arrives with the next press: what is drawn until then stays as long as somebody wants to look at it.
 *
 * @example identity.whoami(withNextPress(sessionAdmin))
 */
export const withNextPress = (body: object): Reply => new Reply(() => hang(body))

/** How many presses there were since the story began, and when each request was first answered, counted in these. */
let presses = 0
const firstAnswers = new Map<string, number>()

/** Called at each press in the page. */
export function notePress(): void {
  presses += 1
  hangs.dispatchEvent(new Event('press'))
}

/** Each story begins with no press. */
export function resetPresses(): void {
  presses = 0
  firstAnswers.clear()
}

/**
 * An answer that is given until somebody presses something after it; from then on the product in memory answers. So a
 * failed list comes with 'Try Again', and a failed write is done the second time.
 *
 * @example handlers.users(atFirst(fails(500)))
 */
export const atFirst = ({ send }: Reply): Reply =>
  new Reply((request) => {
    const place = `${request.method} ${request.url}`
    const first = firstAnswers.get(place) ?? presses
    firstAnswers.set(place, first)
    return presses > first ? undefined : send(request)
  })

/** An answer that takes its time, in milliseconds: of several that are asked for together it is then known which comes first. */
export const after = (ms: number, { send }: Reply): Reply =>
  new Reply(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return (await send(request)) ?? HttpResponse.error()
  })

/** An answer that is wrong in one of the ways the sandbox knows: `broken('html')`. */
export const broken = (fault: Fault): Reply =>
  new Reply((request) => {
    const answer = faults[fault]()
    if (answer === 'reset') return HttpResponse.error()
    return answer === 'timeout' ? loadingForever.send(request) : answer
  })
