// A sandbox for what looks at the built console and measures it, and the way into that.
import { spawn } from 'node:child_process'

/**
 * Starts a sandbox on free ports, with an empty database and the console as it comes; it ends with this script.
 *
 * @param {Record<string, string>} [env] variables of the sandbox besides (README.md)
 * @returns {Promise<{ url: string, stop: () => void }>} the console's address
 * @throws where the sandbox ends instead
 */
export function startSandbox(env = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/sandbox/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      AUTH_PORT: '0',
      SANDBOX_DB: ':memory:',
      SANDBOX_CONFIG: '',
      CONSOLE_ORIGIN: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
      const [, url] = /Console\s+(http\S+)/.exec(output) ?? []
      if (url) resolve({ url, stop: () => child.kill('SIGTERM') })
    })
    child.on('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)))
  })
}

/** Signs somebody of the sandbox in by the form. */
export async function signIn(page, email) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('quarterdeck-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
