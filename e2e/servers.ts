import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The servers of one worker. */
export interface Servers {
  /** The console, and the product API on its origin. */
  url: string
  authUrl: string
  stop: () => Promise<void>
}

/**
 * Starts a sandbox in memory. With `JOURNEYS_BY_NGINX` in the environment the console is not served by the sandbox, but
 * by nginx as the image has it, with the sandbox as its upstream.
 *
 * @param env further variables of the sandbox's environment
 */
export async function startServers(env: Record<string, string> = {}): Promise<Servers> {
  const [port, authPort, nginxPort] = [await freePort(), await freePort(), await freePort()]
  const authUrl = `http://localhost:${authPort}`
  const byNginx = process.env.JOURNEYS_BY_NGINX === '1'
  const url = `http://localhost:${byNginx ? nginxPort : port}`

  const sandbox = start(process.execPath, ['--import', 'tsx', 'packages/sandbox/server/main.ts'], {
    PORT: String(port),
    AUTH_PORT: String(authPort),
    SANDBOX_DB: ':memory:',
    SANDBOX_CONFIG: '',
    CONSOLE_ORIGIN: url,
    ...env,
  })
  await answers(`http://localhost:${port}/new/signup`, sandbox)
  if (!byNginx) return { url, authUrl, stop: sandbox.stop }

  const nginx = nginxBeforeSandbox(nginxPort, port, authUrl)
  await answers(`${url}/healthz`, nginx)
  return { url, authUrl, stop: async () => void (await Promise.all([nginx.stop(), sandbox.stop()])) }
}

/** nginx before a sandbox; the pages of the sandbox's own are handed on without the console's headers. */
function nginxBeforeSandbox(port: number, sandboxPort: number, authUrl: string): Program {
  const folder = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const locations = path.join(folder, 'sandbox.conf')
  writeFileSync(
    locations,
    `location ^~ /__sandbox { proxy_pass http://127.0.0.1:${sandboxPort}; add_header X-Served-By sandbox; }\n`,
  )
  const nginx = startNginx(port, {
    EXTRA_LOCATIONS: locations,
    API_UPSTREAM: `http://127.0.0.1:${sandboxPort}`,
    CONSOLE_AUTH_URL: authUrl,
    CONSOLE_PADDLE_TOKEN: 'test_quarterdeck_sandbox',
    CONSOLE_PADDLE_ENVIRONMENT: 'sandbox',
    CONSOLE_PADDLE_SCRIPT_URL: '/__sandbox/paddle.js',
    CONSOLE_PADDLE_CUSTOMER_PORTAL_URL: '/__sandbox/portal',
  })
  return { ...nginx, stop: () => nginx.stop().finally(() => rmSync(folder, { recursive: true })) }
}

/** Serves the built console on a port as the image does, with these variables in its environment. */
export function startNginx(port: number, env: Record<string, string>): Program {
  const run = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  chmodSync(run, 0o755) // nginx' workers are another user where it is started by root
  const nginx = start('sh', ['deploy/nginx/start.sh'], {
    DIST: path.resolve('packages/console/dist'),
    RUN: run,
    LISTEN: `127.0.0.1:${port}`,
    ...env,
  })
  return { ...nginx, stop: () => nginx.stop().finally(() => rmSync(run, { recursive: true, force: true })) }
}

interface Program {
  child: ChildProcess
  /** Everything it printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts a program that prints into a file: nginx cannot open its output again where that is a pipe. */
function start(command: string, args: string[], env: Record<string, string>): Program {
  const folder = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const log = path.join(folder, 'log')
  const output = openSync(log, 'w')
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    child,
    output: () => readFileSync(log, 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      closeSync(output)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Asks until there is an answer; fails when the program that should give it has ended. */
export async function answers(url: string, { child, output }: Program): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    if (child.exitCode !== null) throw new Error(`There is no answer at ${url}:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
