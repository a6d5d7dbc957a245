import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { expect, test } from './fixtures'

const DIST = 'packages/console/dist'
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

test('the configuration comes with the document, and config.js is not asked for', async ({
  page,
  sandbox,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  expect(await page.evaluate(() => window['__CONSOLE_CONFIG__' as keyof Window])).toMatchObject({
    authUrl: sandbox.authUrl,
  })
  expect(files).toContain('/login')
  expect(files).not.toContain('/config.js')
})

test('search engines find a description of what strangers see, and leave to read it', async ({
  page,
  request,
}) => {
  const rules = await (await request.get('/robots.txt')).text()
  for (const screen of ['/login', '/register', '/plans']) {
    expect(rules.split('\n')).toContain(`Allow: ${screen}$`)
    await page.goto(screen)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30}/)
  }
})

test('a server that sends the document as it is answers config.js in its place', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/auth\//) // there is no identity service behind it
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = headers['sec-fetch-dest'] === 'document' ? '/index.html' : pathname
    if (!existsSync(DIST + file)) return response.writeHead(404).end()
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'text/html')
    response.end(
      file === '/config.js'
        ? 'window.__CONSOLE_CONFIG__ = { brandName: "Harbour" }'
        : readFileSync(DIST + file),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/nowhere`)
  await expect(page).toHaveTitle('Page not found · Harbour')
  server.closeAllConnections()
  server.close()
})
