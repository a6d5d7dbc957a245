import { sandboxForTest } from './testing'

test('the page shows accounts and switches', async () => {
  const { anonymous } = await sandboxForTest()
  const { status, body } = await anonymous.get('/__sandbox')

  expect(status).toBe(200)
  for (const text of ['admin@example.com', 'quarterdeck-demo', 'Failure rate', 'Reset the sandbox'])
    expect(body).toContain(text)
})

test('its form turns switches', async () => {
  const { url, anonymous } = await sandboxForTest()
  const current = (await anonymous.get('/__sandbox/switches')).body as Record<string, string>
  const form = new URLSearchParams({ ...current, latencyMs: '5', failurePaths: '/v1', requireAal2: 'on' })
  form.delete('twoStepRegistration')
  const post = (origin: string) =>
    fetch(`${url}/__sandbox/switches`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { Origin: origin },
    })

  expect((await post('https://evil.example')).status).toBe(403)
  expect((await post(url)).status).toBe(303)
  expect((await anonymous.get('/__sandbox/switches')).body).toMatchObject({
    latencyMs: 5,
    failurePaths: '/v1',
    requireAal2: true,
    twoStepRegistration: false,
  })
})

test('its form refuses a value as the JSON beside it does', async () => {
  const { url } = await sandboxForTest()
  const { status } = await fetch(`${url}/__sandbox/switches`, {
    method: 'POST',
    body: new URLSearchParams({ latencyMs: 'abc' }),
    headers: { Origin: url },
  })

  expect(status).toBe(400)
})

test('its form takes any share that a script may have set', async () => {
  const { anonymous } = await sandboxForTest()
  await anonymous.send('PUT', '/__sandbox/switches', { failureRate: 0.33, flowLifespanMinutes: 0.01 })
  const { body } = await anonymous.get('/__sandbox')

  for (const name of ['failureRate', 'syncSkipRate', 'flowLifespanMinutes'])
    expect(body).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*step="any"`))
})

test('a reset brings back the first day and signs everybody out', async () => {
  const { as, anonymous } = await sandboxForTest()
  const admin = await as('admin@example.com')
  await admin.send('PUT', '/v1/admin/system/settings/signup', { enabled: false })
  await anonymous.send('PUT', '/__sandbox/switches', { latencyMs: 10 })

  expect((await anonymous.send('POST', '/__sandbox/reset')).status).toBe(204)
  expect((await admin.get('/v1/user/profile')).status).toBe(401)
  expect((await anonymous.get('/new/signup')).body).toEqual({ signup_enabled: true })
  expect((await anonymous.get('/__sandbox/switches')).body).toMatchObject({ latencyMs: 0 })
  expect((await (await as('admin@example.com')).get('/v1/user/profile')).status).toBe(200)
})
