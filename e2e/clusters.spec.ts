import type { Page, Request, Route } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, fromConsole, test } from './fixtures'
import { pressTwice } from './presses'

const KUBECONFIG = `apiVersion: v1
kind: Config
clusters:
  - { name: osl, cluster: { server: 'https://api.osl.example:6443' } }
contexts:
  - { name: admin, context: { cluster: osl, user: admin } }
users:
  - { name: admin, user: { token: top-secret-token } }
current-context: admin
`

let made = 0
const aName = () => `e2e-${Date.now().toString(36)}-${++made}`
const inputOf = (name: string) => ({
  name,
  dashboard_url: `https://dashboard.${name}.example`,
  region: 'eu-north-1',
  domain: `${name}.example`,
  priority: 50,
  caddy_image: 'registry.example/caddy:2.8',
  backend_image: 'registry.example/backend:2.8.0',
})

/** A cluster of the test's own, by the API. */
async function makeCluster(page: Page): Promise<{ id: string; name: string }> {
  const answer = await page.request.post('/v1/admin/clusters', {
    ...fromConsole,
    data: inputOf(aName()),
  })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as { id: string; name: string }
}

async function clustersOf(page: Page): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get('/v1/admin/clusters')
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data
}
const named = async (page: Page, name: string) =>
  (await clustersOf(page)).find((cluster) => cluster.name === name)

/** What is sent by one method to addresses that end like this. */
function sentTo(page: Page, method: string, path: RegExp): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) sent.push(request)
  })
  return sent
}

/** Answers one method with a failure until it is undone. */
async function refuse(page: Page, method: string, url: string) {
  const handler = (route: Route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { error: { message: 'Etcd is down' } } })
      : route.fallback()
  await page.route(url, handler)
  return () => page.unroute(url, handler)
}

/** Holds requests of one method back until the returned function is called. */
async function hold(page: Page, method: string, url: string) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(url, async (route) => {
    if (route.request().method() === method) await gate
    await route.fallback()
  })
  return letGo
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const toasts = (page: Page) => page.getByRole('list', { name: 'Messages' })

async function fromMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.beforeEach(async ({ page, signIn, sandbox }) => {
  await sandbox.set({ healthMinutes: 0 }) // clusters do not become unhealthy during a test
  await signIn(accounts.admin, '/admin/clusters')
  await expect(card(page, 'fra-1')).toBeVisible()
})

test.afterEach(async ({ page }) => {
  for (const { id, name } of await clustersOf(page)) {
    if (String(name).startsWith('e2e-'))
      await page.request.delete(`/v1/admin/clusters/${String(id)}`, fromConsole)
  }
})

test('the fleet: counted, narrowed, active and archived, all in the address', async ({ page }) => {
  const summary = page.getByRole('group', { name: 'Clusters by health' })
  const count = async (name: RegExp) =>
    Number.parseInt(await summary.getByRole('button', { name }).innerText())
  const [healthy, unhealthy, total] = [await count(/Healthy/), await count(/Unhealthy/), await count(/Total/)]
  expect(healthy + unhealthy).toBe(total)
  await expect(page.getByRole('article')).toHaveCount(total)
  const link = page.getByRole('link', { name: /^Dashboard of fra-1/ })
  await expect(link).toHaveAttribute('href', 'https://dashboard.fra-1.example')
  await expect(link).toHaveAttribute('target', '_blank')
  await expectNothingRaw(page)
  await expectAccessible(page)

  await summary.getByRole('button', { name: /^\d+\s*Healthy/ }).click()
  await expect(page).toHaveURL(/health=healthy$/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(healthy)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(total)

  await page.getByRole('button', { name: 'Show Archived' }).click()
  await expect(page).toHaveURL(/view=archived$/)
  await expect(card(page, 'dub-1')).toBeVisible()
  await expect(summary).toHaveCount(0)
  await page.reload()
  await expect(card(page, 'dub-1')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show Active' }).click()
  await expect(card(page, 'fra-1')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a list that fails is shown empty, and after a failed refresh the last list stays', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/clusters/)
  await sandbox.set({ failureRate: 1, failurePaths: '/v1/admin/clusters' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^Last update failed · updated/)).toBeVisible()
  await expect(card(page, 'fra-1')).toBeVisible()

  await page.reload()
  await expect(page.getByText('No clusters to show')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Failed to load clusters. Please try again.')
  await expectNothingRaw(page)
  await expectAccessible(page)

  await sandbox.reset()
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
  await expect(card(page, 'fra-1')).toBeVisible()
})

test('adds a cluster: rules, failure, double press, unhealthy until refreshed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/clusters$/)
  const name = aName()
  const sent = sentTo(page, 'POST', /\/clusters$/)
  await page.getByRole('button', { name: 'Add Cluster' }).click()
  await expect(page).toHaveURL(/dialog=add-cluster$/)
  await page.reload()
  const submit = dialog(page).getByRole('button', { name: 'Add Cluster' })
  await submit.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Please fill in all required fields')
  await expectAccessible(page)
  await dialog(page).getByLabel('Name').fill(name)
  await dialog(page).getByLabel('Region').fill('eu-north-1')
  await dialog(page).getByLabel('Domain').fill('osl.example')
  await dialog(page).getByLabel('Dashboard URL').fill('dashboard.osl.example')
  await dialog(page).getByLabel('Priority').selectOption('High (75)')
  const kubeconfig = dialog(page).getByLabel('Kubeconfig')
  await kubeconfig.fill(KUBECONFIG.replace('https://api.osl.example:6443', 'api.osl.example'))
  await expect(dialog(page).getByText('Line 4: clusters[0].cluster.server must be a URL')).toBeVisible()
  await submit.click()
  await expect(dialog(page).getByText('Dashboard URL must be a URL')).toBeVisible()
  await dialog(page).getByLabel('Dashboard URL').fill('https://dashboard.osl.example')
  await kubeconfig.fill(KUBECONFIG)
  await expect(dialog(page).getByText('Leads to api.osl.example:6443, context admin.')).toBeVisible()
  expect(sent).toHaveLength(0)

  // It fails: what was typed stays.
  const recover = await refuse(page, 'POST', '**/v1/admin/clusters')
  await submit.click()
  const refused = dialog(page).getByRole('alert')
  await expect(refused).toContainText('Failed to create cluster. Please try again.')
  await expect(refused).toContainText('Etcd is down')
  await expect(dialog(page).getByLabel('Name')).toHaveValue(name)
  await expect(kubeconfig).toHaveValue(KUBECONFIG)
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await recover()

  // Pressed twice, sent once.
  const letGo = await hold(page, 'POST', '**/v1/admin/clusters')
  await pressTwice(submit)
  await expect.poll(() => sent.length).toBe(2)
  letGo()
  await expect(dialog(page)).toHaveCount(0)
  expect(sent).toHaveLength(2)
  await expect(page).toHaveURL(/\/admin\/clusters$/)
  await expect(card(page, name)).toContainText('Unhealthy')
  await expect(card(page, name)).toContainText('High')
  await expect(toasts(page)).toContainText('Cluster added')

  // The page does not contain the secret.
  expect(await page.content()).not.toContain('top-secret-token')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))
  expect(kept).not.toContain('top-secret-token')

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(card(page, name)).not.toContainText('Unhealthy')
})

test('a create without an answer says that its outcome is unknown; Back meanwhile leaves the page alone', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/clusters$/)
  const name = aName()
  const fillIn = async () => {
    for (const [label, value] of [
      ['Name', name],
      ['Region', 'eu-north-1'],
      ['Domain', 'osl.example'],
      ['Dashboard URL', 'https://dashboard.osl.example'],
    ] as const)
      await dialog(page).getByLabel(label).fill(value)
    await dialog(page).getByRole('button', { name: 'Add Cluster' }).click()
  }
  await page.route('**/v1/admin/clusters', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await page.getByRole('button', { name: 'Add Cluster' }).click()
  await fillIn()
  await expect(dialog(page).getByRole('alert')).toContainText('The outcome is unknown.')
  await expect(dialog(page).getByRole('alert')).not.toContainText('Please try again')
  await page.unrouteAll()
  await page.goBack()
  await dialog(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog(page)).toHaveCount(0)

  const letGo = await hold(page, 'POST', '**/v1/admin/clusters')
  await page.getByRole('button', { name: 'Add Cluster' }).click()
  await fillIn()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  letGo()
  await expect(toasts(page)).toContainText('Cluster added')
  await expect(page).toHaveURL(/\/admin\/clusters$/)
  await expect(card(page, name)).toBeVisible()
})

test('edits a cluster: blank keeps, the domain asks, failure and double press', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/clusters\/[\w-]+$/)
  const { id, name } = await makeCluster(page)
  await page.reload()
  await fromMenu(page, name, 'Edit')
  await expect(page).toHaveURL(new RegExp(`dialog=edit-cluster&id=${id}$`))
  await page.reload()
  await expect(dialog(page).getByLabel('Kubeconfig')).toHaveValue('')
  await expectAccessible(page)
  await dialog(page).getByLabel('Caddy image').fill('')
  await dialog(page).getByLabel('Backend image').fill('registry.example/backend:2.9.0')
  const changes = dialog(page).getByLabel('What changes')
  await expect(changes).toContainText(/Backend image.*:2\.8\.0 becomes.*:2\.9\.0/)
  await expect(changes).not.toContainText('Caddy image')
  await dialog(page).getByLabel('Region').fill('eu-north-2')
  await dialog(page).getByLabel('Domain').fill('new.example')
  const save = dialog(page).getByRole('button', { name: 'Save Changes' })
  const sent = sentTo(page, 'PUT', new RegExp(`/clusters/${id}$`))
  const warning = page.getByRole('alertdialog', { name: `Change the domain of ${name}?` })
  const recover = await refuse(page, 'PUT', `**/v1/admin/clusters/${id}`)

  await save.click()
  await expect(warning).toContainText('only newly created users')
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByLabel('Domain')).toHaveValue('new.example')
  expect(sent).toHaveLength(0)

  await save.click()
  await warning.getByRole('button', { name: 'Change domain' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to update cluster. Please try again.')
  await expect(dialog(page).getByLabel('Region')).toHaveValue('eu-north-2')
  await recover()

  const letGo = await hold(page, 'PUT', `**/v1/admin/clusters/${id}`)
  await save.click()
  await pressTwice(warning.getByRole('button', { name: 'Change domain' }))
  await expect.poll(() => sent.length).toBe(2)
  // The dialog can be left while the save goes on.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  letGo()
  await expect(card(page, name)).toContainText('new.example')
  expect(sent).toHaveLength(2)
  expect(sent[1]?.postDataJSON()).not.toHaveProperty('kubeconfig')
  expect(await named(page, name)).toMatchObject({
    region: 'eu-north-2',
    caddy_image: 'registry.example/caddy:2.8',
    backend_image: 'registry.example/backend:2.9.0',
    enabled: true,
  })

  await page.goto('/admin/clusters?dialog=edit-cluster&id=00000000-0000-4000-8000-000000000000')
  await expect(dialog(page)).toContainText('Cluster not found')
})

test('a priority that has no word of its own survives an edit of something else', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/clusters\/[\w-]+$/) // The sandbox has those five alone, and refuses it.
  const { id, name } = await makeCluster(page)
  await page.route('**/v1/admin/clusters', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: { id: string }[] }
    const held = data.map((cluster) => (cluster.id === id ? { ...cluster, priority: 60 } : cluster))
    await route.fulfill({ json: { ...rest, data: held } })
  })
  await page.reload()
  await expect(card(page, name)).toContainText(/Priority\s*60/)
  await fromMenu(page, name, 'Edit')
  await expect(dialog(page).getByLabel('Priority')).toHaveValue('60')
  await dialog(page).getByLabel('Region').fill('eu-north-2')
  const sent = sentTo(page, 'PUT', new RegExp(`/clusters/${id}$`))
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => sent[0]?.postDataJSON()).toMatchObject({ region: 'eu-north-2', priority: 60 })
})

test('advanced settings: empty stays empty, duplicate keys are held back, blank ones dropped', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/config$/)
  const { id, name } = await makeCluster(page)
  await page.reload()
  await fromMenu(page, name, 'Edit')
  await dialog(page).getByRole('button', { name: 'Advanced Settings' }).click()
  await expect(page).toHaveURL(new RegExp(`dialog=cluster-settings&id=${id}$`))
  await page.reload()
  const sent = sentTo(page, 'PATCH', /\/config$/)
  const save = dialog(page).getByRole('button', { name: 'Save Settings' })
  await dialog(page).getByLabel('Caddy image').fill('')
  const pair = async (place: number, key: string, value: string) => {
    await dialog(page).getByRole('button', { name: 'Add annotation' }).click()
    const row = dialog(page).getByRole('group', { name: `Annotation ${place}`, exact: true })
    await row.getByLabel('Key').fill(key)
    await row.getByLabel('Value').fill(value)
  }
  await pair(1, 'example.com/a', '1')
  await pair(2, '', 'of no key')
  await pair(3, ' example.com/a', '2')
  await expect(dialog(page).getByText('This key is there already, in annotation 1')).toBeVisible()
  await save.click()
  await expectAccessible(page)
  expect(sent).toHaveLength(0)
  await dialog(page).getByLabel('Key').nth(2).fill('example.com/b')
  await expect(dialog(page).getByLabel('What changes')).toContainText(/example\.com\/bNone becomes 2/)

  const recover = await refuse(page, 'PATCH', '**/config')
  await save.click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Failed to save advanced settings. Please try again.',
  )
  await expect(dialog(page).getByLabel('Key').nth(2)).toHaveValue('example.com/b')
  await recover()
  await pressTwice(save)
  // After a reload the settings dialog has no dialog below it in the history; closing it opens the edit dialog.
  await expect(dialog(page)).toHaveAccessibleName(`Edit ${name}`)
  expect(sent).toHaveLength(2)
  expect(await named(page, name)).toMatchObject({
    caddy_image: '',
    backend_image: 'registry.example/backend:2.8.0',
    ingress_annotations: { 'example.com/a': '1', 'example.com/b': '2' },
  })
})

test('the scheduling switch is optimistic, goes back quietly, and cannot race with itself', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/clusters\/[\w-]+$/)
  const { id, name } = await makeCluster(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const scheduling = page.getByRole('switch', { name: `Scheduling of ${name}` })
  const sent = sentTo(page, 'PATCH', new RegExp(`/clusters/${id}$`))
  await expect(scheduling).toBeChecked()

  const letGo = await hold(page, 'PATCH', `**/v1/admin/clusters/${id}`)
  await pressTwice(scheduling)
  await scheduling.press('Space')
  await expect(scheduling).not.toBeChecked()
  await expect(scheduling).toHaveAttribute('aria-busy', 'true')
  // A list that is read meanwhile has the old state, and must not turn the switch back.
  const read = page.waitForResponse((answer) => answer.url().endsWith('/v1/admin/clusters'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await (await read).finished()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(scheduling).not.toBeChecked()
  letGo()
  await expect(scheduling).not.toHaveAttribute('aria-busy', 'true')
  await expect(scheduling).not.toBeChecked()
  expect(sent).toHaveLength(1)
  expect(await named(page, name)).toMatchObject({ enabled: false })
  await page.unrouteAll()

  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  const recover = await refuse(page, 'PATCH', `**/v1/admin/clusters/${id}`)
  await scheduling.click()
  await expect(toasts(page)).toContainText(`Scheduling of ${name} was not changed`)
  await expect(toasts(page)).toContainText('Etcd is down')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await warned).text()).toContain(name)
  await expect(scheduling).not.toBeChecked()
  await recover()
  await scheduling.click()
  await expect(scheduling).toBeChecked()
  await expect.poll(async () => (await named(page, name))?.enabled).toBe(true)
})

test('archives and brings back: asked first, failures, double press', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\/clusters\/[\w-]+(\/unarchive)?$/)
  const { id, name } = await makeCluster(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const sent = sentTo(page, 'DELETE', new RegExp(`/clusters/${id}$`))
  const question = page.getByRole('alertdialog', { name: `Archive ${name}?` })
  const confirm = question.getByRole('button', { name: 'Archive cluster' })
  await fromMenu(page, name, 'Archive')
  await expect(question).toContainText('0 namespaces are on it.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(sent).toHaveLength(0)

  const recover = await refuse(page, 'DELETE', `**/v1/admin/clusters/${id}`)
  await fromMenu(page, name, 'Archive')
  await confirm.click()
  await expect(question.getByRole('alert')).toContainText('Failed to archive cluster. Please try again.')
  await recover()
  const letGo = await hold(page, 'DELETE', `**/v1/admin/clusters/${id}`)
  await pressTwice(confirm)
  await expect.poll(() => sent.length).toBe(2)
  letGo()
  await expect(question).toHaveCount(0)
  expect(sent).toHaveLength(2)
  await expect(card(page, name)).toHaveCount(0)

  await page.getByRole('button', { name: 'Show Archived' }).click()
  const back = sentTo(page, 'POST', /\/unarchive$/)
  const heal = await refuse(page, 'POST', '**/unarchive')
  await fromMenu(page, name, 'Unarchive')
  await expect(toasts(page)).toContainText(`${name} was not unarchived`)
  await expect(card(page, name)).toBeVisible()
  await heal()
  await fromMenu(page, name, 'Unarchive')
  await expect(card(page, name)).toHaveCount(0)
  expect(back).toHaveLength(2)
  await page.getByRole('button', { name: 'Show Active' }).click()
  await expect(card(page, name)).toBeVisible()
})

test('the namespaces dialog: its parts, its runs, and where it leads', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\/(namespaces|clusters\/[\w-]+\/custom-jobs)/)
  const recover = await refuse(page, 'GET', '**/v1/admin/namespaces*')
  await page.getByRole('button', { name: 'Namespaces of fra-1' }).click()
  await expect(page).toHaveURL(/dialog=namespaces&id=[\w-]+$/)
  await expect(dialog(page)).toHaveAccessibleName('Namespaces on fra-1')
  const section = (name: string) => dialog(page).getByRole('region', { name })
  await expect(section('Namespaces').getByRole('alert')).toContainText('Failed to load namespaces')
  await recover()
  await section('Namespaces')
    .getByRole('button', { name: /Try Again/ })
    .click()
  const rows = section('Namespaces').getByRole('listitem').filter({ hasText: '@' })
  await expect(rows).toHaveCount(6)
  await expectNothingRaw(page)
  await expectAccessible(page)
  await page.reload()
  await expect(rows).toHaveCount(6)
  const first = await rows.first().innerText()
  const next = section('Namespaces').getByRole('link', { name: 'Page 2' })
  await expect(next).toHaveAttribute('href', /^\/admin\/clusters\?dialog=namespaces&id=[\w-]+&dialog_page=2$/)
  await next.click()
  await expect(rows.first()).not.toHaveText(first, { useInnerText: true })
  const second = await rows.first().innerText()

  const ran = sentTo(page, 'POST', /\/custom-jobs$/)
  const run = section('Custom jobs').getByRole('button', { name: /Run Job Collect diagnostics/ })
  const heal = await refuse(page, 'POST', '**/custom-jobs')
  await run.click()
  await expect(section('Custom jobs')).toContainText('Collect diagnostics failed')
  await heal()
  // After a failure the button rests until the pointer has left it.
  await page.mouse.move(0, 0)
  const again = section('Custom jobs').getByRole('button', { name: /(Run Job|Failed) Collect diagnostics/ })
  await pressTwice(again)
  await expect(section('Custom jobs').getByRole('button', { name: /Started Collect/ })).toBeVisible()
  expect(ran).toHaveLength(2)
  await expect(section('Custom jobs').getByRole('button', { name: /Upgrade ingress/ })).toBeDisabled()

  const workflows = section('Cluster workflows').getByRole('listitem')
  const before = await workflows.count()
  await section('Custom workflows')
    .getByRole('button', { name: /Run Workflow Rotate credentials/ })
    .click()
  await expect(toasts(page)).toContainText('Rotate credentials started')
  await expect(toasts(page)).toContainText('Workflow has been successfully executed for cluster fra-1')
  // The rows below have the pointer, so that the new one waits.
  await section('Cluster workflows').getByRole('button', { name: '1 new · Show' }).click()
  await expect(workflows).toHaveCount(Math.min(before + 1, 10))

  await section('Custom workflows').getByRole('link', { name: 'Upgrade cluster', exact: true }).click()
  await expect(page).toHaveURL(/dialog=custom-workflow/)
  await expect(dialog(page)).toContainText('drain_nodes')
  await page.goBack()
  await expect(dialog(page)).toHaveAccessibleName('Namespaces on fra-1')

  await workflows.first().getByRole('link').click()
  await expect(page).toHaveURL(/dialog=workflow&id=[\w-]+&source=cluster$/)
  await page.goBack()
  await rows
    .first()
    .getByRole('button', { name: /View Organization/ })
    .click()
  await expect(page).toHaveURL(/dialog=organization&id=[\w-]+$/)
  await page.goBack()
  await expect(dialog(page)).toHaveAccessibleName('Namespaces on fra-1')
  // The page that was turned to stands again, and turning it has added nothing that Back would lead through.
  await expect(rows.first()).toHaveText(second, { useInnerText: true })
  await page.reload()
  await expect(rows.first()).toHaveText(second, { useInnerText: true })
  await page.goto(page.url().replace(/dialog_page=\d+/, 'dialog_page=99'))
  await expect(page).toHaveURL(/&dialog_page=[1-9]$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/clusters$/)
  await expect(dialog(page)).toHaveCount(0)
})

test('a cluster whose answer a gateway lost is in the list, and nobody is told to add it again', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/clusters$/)
  const sent = sentTo(page, 'POST', /\/clusters$/)
  await sandbox.set({ failureRate: 1, failureKind: 'html', failureCalls: 'writes', failureAfter: true })
  const name = aName()
  await page.getByRole('button', { name: 'Add Cluster' }).click()
  for (const [label, value] of [
    ['Name', name],
    ['Region', 'eu-north-1'],
    ['Domain', 'osl.example'],
    ['Dashboard URL', 'https://dashboard.osl.example'],
  ] as const)
    await dialog(page).getByLabel(label).fill(value)
  await dialog(page).getByRole('button', { name: 'Add Cluster' }).click()
  const said = dialog(page).getByRole('alert')
  await expect(said).toContainText('The server is not available (502). The outcome is unknown.')
  await expect(said).toContainText('Look whether the cluster is in the list')
  await expect(said).not.toContainText(/try again|failed/i)
  await expectAccessible(page)
  await sandbox.set({ failureRate: 0 })
  await page.goBack()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(card(page, name)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('an edit of a cluster that somebody else changed keeps both changes', async ({ page }) => {
  const { id, name } = await makeCluster(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await fromMenu(page, name, 'Edit')
  await dialog(page).getByLabel('Region').fill('eu-south-1')
  const change = { ...inputOf(name), helm_version: '9.9.9' }
  expect((await page.request.put(`/v1/admin/clusters/${id}`, { ...fromConsole, data: change })).ok()).toBe(
    true,
  )
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  const helm = dialog(page).getByRole('group', { name: 'Helm version' })
  await expect(helm.getByRole('radio', { name: 'Theirs 9.9.9' })).toBeChecked()
  await expect(dialog(page).getByRole('group')).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await named(page, name)).toMatchObject({ region: 'eu-south-1', helm_version: '9.9.9' })
})

test('an edit and the advanced settings begin from the cluster as it is when they are opened', async ({
  page,
}) => {
  const { id, name } = await makeCluster(page)
  await page.clock.install()
  await page.reload()
  await expect(card(page, name)).toBeVisible()
  const put = async (change: object) => {
    const data = { ...inputOf(name), ...change }
    const answer = await page.request.put(`/v1/admin/clusters/${id}`, { ...fromConsole, data })
    expect(answer.ok()).toBe(true)
  }
  await put({ region: 'eu-south-1' })
  await page.clock.fastForward(12_000)
  await fromMenu(page, name, 'Edit')
  await expect(dialog(page).getByLabel('Region')).toHaveValue('eu-south-1')
  await put({ region: 'eu-south-1', caddy_image: 'registry.example/caddy:3' })
  await page.clock.fastForward(12_000)
  await dialog(page).getByRole('button', { name: 'Advanced Settings' }).click()
  await expect(dialog(page).getByLabel('Caddy image')).toHaveValue('registry.example/caddy:3')
  await page.goBack()
  await dialog(page).getByLabel('Priority').selectOption('100')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(toasts(page)).toContainText('Cluster updated')
  expect(await named(page, name)).toMatchObject({ region: 'eu-south-1', priority: 100 })
})

test('a cluster that another admin archives keeps the kubeconfig that is being pasted, and the save tells it', async ({
  page,
}) => {
  const { id, name } = await makeCluster(page)
  await page.clock.install()
  await page.reload()
  await fromMenu(page, name, 'Edit')
  await dialog(page).getByLabel('Region').fill('eu-north-2')
  const kubeconfig = dialog(page).getByLabel('Kubeconfig')
  await kubeconfig.fill(KUBECONFIG)
  expect((await page.request.delete(`/v1/admin/clusters/${id}`, fromConsole)).ok()).toBe(true)
  const read = page.waitForResponse((answer) => answer.url().endsWith('/clusters/archived'))
  await page.clock.fastForward(31_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await read
  await expect(card(page, name)).toHaveCount(0)
  await expect(kubeconfig).toHaveValue(KUBECONFIG)
  await expect(kubeconfig).toBeFocused()

  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(toasts(page)).toContainText(`${name} is archived`)
  await expect(toasts(page)).toContainText('The change was saved. It is under Show Archived.')
})

test('switching off a cluster that another admin has archived tells where it is', async ({ page }) => {
  const { id, name } = await makeCluster(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const scheduling = page.getByRole('switch', { name: `Scheduling of ${name}` })
  await expect(scheduling).toBeChecked()
  expect((await page.request.delete(`/v1/admin/clusters/${id}`, fromConsole)).ok()).toBe(true)
  await scheduling.click()
  await expect(toasts(page)).toContainText(`${name} is archived`)
  await expect(toasts(page)).toContainText('Its scheduling is off. It is under Show Archived.')
  await expect(card(page, name)).toHaveCount(0)
})

test('Undo turns the scheduling switch back', async ({ page }) => {
  const { name } = await makeCluster(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const scheduling = page.getByRole('switch', { name: `Scheduling of ${name}` })
  await scheduling.click()
  await page.getByRole('button', { name: `Undo Scheduling of ${name} switched off` }).click()
  await expect(scheduling).toBeChecked()
  await expect(toasts(page)).toContainText(`Scheduling of ${name} switched on`)
  expect(await named(page, name)).toMatchObject({ enabled: true })
})

test('closing the last cluster that takes new namespaces asks first, by its switch and in Archive', async ({
  page,
}) => {
  const { id, name } = await makeCluster(page)
  const others = (await clustersOf(page)).filter((cluster) => cluster.enabled && cluster.id !== id)
  const switchAll = async (enabled: boolean) => {
    for (const other of others) {
      const path = `/v1/admin/clusters/${String(other.id)}`
      expect(
        (await page.request.patch(path, { ...fromConsole, data: { scheduling_enabled: enabled } })).ok(),
      ).toBe(true)
    }
  }
  const sent = sentTo(page, 'PATCH', new RegExp(`/clusters/${id}$`))
  const question = page.getByRole('alertdialog')
  await switchAll(false)
  try {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('switch', { name: 'Scheduling of fra-1' })).not.toBeChecked()
    await fromMenu(page, name, 'Archive')
    await expect(question).toContainText('It is the last cluster that takes new namespaces.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    const scheduling = page.getByRole('switch', { name: `Scheduling of ${name}` })
    await scheduling.click()
    await expect(question).toContainText('It is the last cluster that takes new namespaces.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(scheduling).toBeChecked()
    expect(sent).toHaveLength(0)
    await scheduling.click()
    await question.getByRole('button', { name: 'Switch off' }).click()
    await expect(scheduling).not.toBeChecked()
    await expect.poll(async () => (await named(page, name))?.enabled).toBe(false)
    await expect(toasts(page)).toContainText('No cluster takes new ones now.')
    // With none left, another one is no longer the last.
    await page.getByRole('button', { name: `Undo Scheduling of ${name} switched off` }).click()
    await expect(scheduling).toBeChecked()
  } finally {
    await switchAll(true)
  }
})
