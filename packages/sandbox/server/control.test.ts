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
