import axios, { ResponseError, request } from './fetchAdapter'
import { fakeServer, json, plain } from '../testing/server'

test('stands in for axios where the identity client looks', () => {
  expect(axios.create()).toBe(axios)
  expect(axios.defaults.baseURL).toBeUndefined()
  expect(axios.request).toBe(request)
})

test('gives status, headers and parsed data', async () => {
  fakeServer(() => json({ a: 1 }))
  const response = await request({ url: 'http://auth.test/x' })
  expect(response).toMatchObject({ status: 200, data: { a: 1 } })
  expect(response.headers['content-type']).toBe('application/json')
})

test('text that is no JSON stays text', async () => {
  fakeServer(() => plain('hello'))
  expect((await request({ url: 'http://auth.test/x' })).data).toBe('hello')
})

test('an error answer hangs on error.response', async () => {
  fakeServer(() => json({ error: { message: 'no' } }, 410))
  const error: unknown = await request({ url: 'http://auth.test/x' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ResponseError)
  expect(error).toMatchObject({
    isAxiosError: true,
    response: { status: 410, data: { error: { message: 'no' } } },
  })
})

test('sends method, headers, body and, only when asked, cookies', async () => {
  const { seen } = fakeServer(() => json({}))
  const headers = { 'Content-Type': 'application/json', 'X-None': undefined }
  await request({
    url: 'http://auth.test/x',
    method: 'POST',
    data: '{"a":1}',
    headers,
    withCredentials: true,
  })
  await request({ url: 'http://auth.test/x' })

  const [posted, got] = seen
  expect(posted).toMatchObject({ method: 'POST', body: { a: 1 } })
  expect(posted?.request.credentials).toBe('include')
  expect(posted?.request.headers.has('x-none')).toBe(false)
  expect(got?.request.credentials).toBe('same-origin')
})
