import type { Browser, BrowserContext } from '@playwright/test'
import { demoPassword, type Sandbox } from '../packages/sandbox/server'

/** What a browser has kept of somebody. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

interface LoginFlow {
  ui: { action: string; nodes: { attributes: { name?: string; value?: string } }[] }
}

/** Signs the administrator in and opens the console once, as somebody who comes back has done. */
export async function signIn(browser: Browser, { url, authUrl }: Sandbox): Promise<Kept> {
  const context = await browser.newContext({ baseURL: url })
  const headers = { accept: 'application/json' }
  const started = await context.request.get(`${authUrl}/self-service/login/browser`, { headers })
  const { ui } = (await started.json()) as LoginFlow
  const token = ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value
  const answer = await context.request.post(ui.action, {
    headers,
    data: { method: 'password', identifier: 'admin@example.com', password: demoPassword, csrf_token: token },
  })
  if (!answer.ok()) throw new Error(`Nobody was signed in: ${await answer.text()}`)
  const page = await context.newPage()
  await page.goto('/admin/organizations')
  await page.waitForLoadState('networkidle')
  const kept = await context.storageState()
  await context.close()
  return kept
}
