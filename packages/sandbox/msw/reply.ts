import { HttpResponse } from 'msw'
import { faults, type Fault } from '../product/faults'

/**
 * An answer that is more than a body: an error, a broken one, or none at all. Every mocked operation takes one in
 * place of its body.
 */
export class Reply {
  constructor(readonly send: () => Response | Promise<Response>) {}
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

/** No answer, ever. `fromApi` makes `loading` of it. */
export const loadingForever = new Reply(() => {
  hangs.dispatchEvent(new Event('hang'))
  return new Promise<never>(() => {})
})

/** Resolves when the next request gets `loadingForever`. */
export const nextHang = (): Promise<void> =>
  new Promise((resolve) => {
    hangs.addEventListener('hang', () => resolve(), { once: true })
  })

/** An answer that is wrong in one of the ways the sandbox knows: `broken('html')`. */
export const broken = (fault: Fault): Reply =>
  new Reply(() => {
    const answer = faults[fault]()
    if (answer === 'reset') return HttpResponse.error()
    return answer === 'timeout' ? loadingForever.send() : answer
  })
