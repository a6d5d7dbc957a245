import { HttpResponse } from 'msw'

/**
 * An answer that is more than a body: an error, a broken one, or none at all. Every mocked operation takes one in
 * place of its body, so one list of misbehaviours serves all of them.
 */
export class Reply {
  constructor(readonly send: () => Response | Promise<Response>) {}
}

/**
 * An error answer.
 *
 * @param body a message (contract §4: `{ error: { message } }`), or a whole body of another shape
 */
export const fails = (status: number, body: string | object = 'The platform failed'): Reply =>
  new Reply(() =>
    HttpResponse.json(typeof body === 'string' ? { error: { message: body } } : body, { status }),
  )

/** 204: done, nothing to say about it. */
export const done = new Reply(() => new HttpResponse(null, { status: 204 }))

/** 200 with no body at all. */
export const emptyBody = new Reply(() => new HttpResponse(null, { status: 200 }))

/** 200 with a page for people, as a proxy or a captive portal sends it. */
export const htmlPage = new Reply(() =>
  HttpResponse.html('<!doctype html><title>Sign in to the Wi-Fi</title>'),
)

/** 502 with a page for people. */
export const htmlError = new Reply(() =>
  HttpResponse.html('<!doctype html><title>502 Bad Gateway</title>', { status: 502 }),
)

export const jsonNull = new Reply(() => HttpResponse.json(null))
export const listOfNulls = new Reply(() => HttpResponse.json([null, null, null]))
export const pageOfNulls = new Reply(() =>
  HttpResponse.json({ data: [null, null], pagination: { total: 2, totalPages: 1 } }),
)
export const wrongShape = new Reply(() => HttpResponse.json({ answer: 42, data: 'none', organizations: {} }))

/** The connection ended in the middle of the JSON. */
export const cutShort = new Reply(
  () => new HttpResponse('{"data":[{"id":"3f0c', { headers: { 'Content-Type': 'application/json' } }),
)

/** No answer: the connection breaks. */
export const connectionReset = new Reply(() => HttpResponse.error())

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

/** Every way to misbehave with an answer, for tables of tests: `test.each(Object.entries(misbehaviours))`. */
export const misbehaviours = {
  'a 500': fails(500),
  'a 500 without a body': new Reply(() => new HttpResponse(null, { status: 500 })),
  'an HTML error': htmlError,
  'an HTML page': htmlPage,
  'an empty body': emptyBody,
  null: jsonNull,
  'a list of nulls': listOfNulls,
  'a page of nulls': pageOfNulls,
  'a wrong shape': wrongShape,
  'half an answer': cutShort,
  'a reset connection': connectionReset,
}
