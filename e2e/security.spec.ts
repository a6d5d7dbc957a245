import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accounts, expect, test as base } from './fixtures'

const PLANTED = 'Planted by another site'

/** A page of a sibling origin: another port of the console's own site, whose requests carry the session cookie. */
const test = base.extend<{ sibling: { url: string; serve: (html: string) => void } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  sibling: async ({}, provide) => {
    let html = ''
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(html)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await provide({ url: `http://localhost:${port}/`, serve: (text) => (html = text) })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
  test(`a form of a sibling origin, sent as ${enctype}, gets 403 and changes nothing`, async ({
    page,
    sandbox,
    signIn,
    sibling,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\/admin\/plans/)
    await signIn(accounts.admin)
    // As text the field's name and value are, with the = between them, a whole body of JSON.
    sibling.serve(`<form method="post" enctype="${enctype}" action="${sandbox.url}/v1/admin/plans">
      <input name='{"name":"${PLANTED}","description":"","price_in_cents":0,"x":"' value='"}'>
      <button>Win a prize</button></form>`)
    await page.goto(sibling.url)
    const answered = page.waitForResponse(/\/v1\/admin\/plans/)
    await page.getByRole('button', { name: 'Win a prize' }).click()

    const response = await answered
    expect((await response.request().allHeaders())['cookie']).toContain('ory_kratos_session')
    expect(response.status()).toBe(403)
    await page.goto('/admin/plans')
    await expect(page.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible()
    await expect(page.getByText(PLANTED)).toHaveCount(0)
  })

test('a script of a sibling origin cannot add the header without asking, and changes nothing', async ({
  page,
  sandbox,
  signIn,
  sibling,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/plans/)
  await signIn(accounts.admin)
  sibling.serve('<title>Sibling</title>')
  await page.goto(sibling.url)
  const sent = page.waitForRequest(/\/v1\/admin\/plans/)
  await page.evaluate(
    ([url, name]) =>
      fetch(url, {
        method: 'POST',
        mode: 'no-cors', // what CORS lets through unasked: such a request loses the header
        credentials: 'include',
        headers: { 'X-Console-Request': '1' },
        body: JSON.stringify({ name, description: '', price_in_cents: 0 }),
      }).catch(() => {}), // what came of it the page may not even be told
    [`${sandbox.url}/v1/admin/plans`, PLANTED] as const,
  )
  expect((await (await sent).allHeaders())['x-console-request']).toBeUndefined()
  await page.goto('/admin/plans')
  await expect(page.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible()
  await expect(page.getByText(PLANTED)).toHaveCount(0)
})

test('a platform that has enough says when to try again, and the answer names itself', async ({
  page,
  sandbox,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/(v1|new)\//)
  await signIn(accounts.admin, '/admin/settings')
  const signup = page.getByRole('switch', { name: 'Allow new users to register' })
  await expect(signup).toBeVisible()
  await sandbox.set({ failureRate: 1, failureKind: '429' })
  await signup.click()
  await page.getByRole('button', { name: 'Disable registration' }).click()
  await expect(page.getByText('Failed to update settings')).toBeVisible()
  // At the switch, and wherever else something is read anew just then.
  await expect(
    page.getByText(/Too many requests\. Try again after \d\d:\d\d:\d\d\. \(request [0-9a-f]{8}\)/).first(),
  ).toBeVisible()
})

test('a style or a script that somebody slips into the document does nothing', async ({
  browser,
  sandbox,
}) => {
  // A context of its own: elsewhere every violation of the policy fails the journey.
  const page = await browser.newPage()
  await page.goto(`${sandbox.url}/login`)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  const seen = await page.evaluate(() => {
    const slip = (tag: string, text: string) =>
      document.head.append(Object.assign(document.createElement(tag), { textContent: text }))
    slip('style', 'body { outline: 7px solid red }')
    slip('script', 'window.slipped = true')
    const known = document.querySelector('meta[property="csp-nonce"]')
    return {
      outline: getComputedStyle(document.body).outlineWidth === '7px',
      ran: 'slipped' in window,
      nonceInMarkup: known?.getAttribute('nonce'),
    }
  })
  expect(seen).toEqual({ outline: false, ran: false, nonceInMarkup: '' })
  await page.close()
})

test('a server without a nonce allows what the document has in it by its hashes', async ({
  page,
  signIn,
}) => {
  const built = (file: string) => readFileSync(`packages/console/dist/${file}`, 'utf8')
  const hashes = new Map(
    built('policy-hashes.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [directive: string, hash: string]),
  )
  const { 'content-security-policy': policy = '' } = (await page.request.get('/login')).headers()
  const withHashes = policy.replace(
    /(\S+) 'self' 'nonce-\w+'/g,
    (_, directive: string) => `${directive} 'self' ${hashes.get(directive)}`,
  )
  expect(withHashes).not.toContain('nonce')
  expect(hashes.size).toBe(2)
  for (const hash of hashes.values()) expect(withHashes).toContain(hash)
  // Chromium does not know from where a document comes that the journey itself answers with.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': withHashes },
          body: built('index.html'),
        })
      : route.continue(),
  )
  // Whatever the policy refuses fails the journey.
  await signIn(accounts.admin, '/admin/organizations')
  await expect(page.getByRole('row')).toHaveCount(26)
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
})
