import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { CrowdOptions } from '../product/crowd'
import { stepJobs } from '../product/machine'
import { isSignupEnabled } from '../product/signup'
import { createContractCheck, loadContract } from './contract'
import { controlApp } from './control'
import { identityApp } from './identity'
import { onlyKnownHosts } from './hosts'
import { listen } from './listen'
import { paddleApp, paddleConfig } from './paddle/app'
import { productApp } from './productApp'
import { reseed, seedOnce } from './seed'
import { staticApp } from './statics'
import { openStore, type ServerStore } from './store'
import { openSwitches } from './openSwitches'

export interface SandboxOptions extends CrowdOptions {
  /** The console's port, and the product API's; 0 takes a free one. */
  port: number
  /** The identity service's port; 0 takes a free one. */
  authPort: number
  /** A database file, or `:memory:`. */
  database: string
  /** Where the built console lies; without it only the APIs answer. */
  staticDir?: string
  /** What `/config.js` answers and the document holds, given the identity service's address; by default it names that, the sandbox's payments and the keys of `config`. */
  configScript?: (authUrl: string) => string
  /** Keys of the console's configuration, each in place of the sandbox's own or besides these. */
  config?: object
  /** Where browsers find the console when something else serves it, as in development. */
  consoleOrigin?: string
  /** Host names that are answered besides `localhost` and its addresses, without a port. */
  hosts?: string[]
  /** The clock, for tests. */
  now?: () => Date
}

/** A running sandbox. */
export interface Sandbox {
  url: string
  authUrl: string
  close: () => Promise<void>
}

const configOf = (authUrl: string, keys?: object) =>
  `window.__CONSOLE_CONFIG__ = ${JSON.stringify({ authUrl, paddle: paddleConfig, ...keys })}\n`

/** Starts the local platform: identity on one origin, console and product API on another (§11.1). */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  // Ports first: a start that cannot listen must not touch the database. Early callers wait for the rest.
  const open: (() => Promise<void> | void)[] = []
  const close = async () => {
    for (const release of open.splice(0)) await release()
  }
  let ready: (apps: Apps) => void = () => {}
  const apps = new Promise<Apps>((resolve) => {
    ready = resolve
  })

  try {
    const asked = (app: keyof Apps) =>
      onlyKnownHosts(async (...call) => (await apps)[app].fetch(...call), options.hosts)
    const front = await listen(asked('front'), options.port, 'PORT')
    open.push(front.close)
    const auth = await listen(asked('auth'), options.authPort, 'AUTH_PORT')
    open.push(auth.close)
    const { store, close: closeStore } = openStore(options.database)
    open.push(closeStore)

    const url = `http://localhost:${front.port}`
    const authUrl = `http://localhost:${auth.port}`
    ready(await createApps(options, store, url, authUrl))
    return { url, authUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Apps {
  front: Hono<{ Bindings: HttpBindings }>
  auth: Hono
}

async function createApps(
  options: SandboxOptions,
  store: ServerStore,
  url: string,
  authUrl: string,
): Promise<Apps> {
  const { staticDir, consoleOrigin = url, now = () => new Date() } = options
  const { configScript = (authUrl: string) => configOf(authUrl, options.config) } = options
  const seed = { organizations: options.organizations, jobs: options.jobs }
  const api = await loadContract()
  await seedOnce(store, now(), seed)
  const switches = openSwitches(store)
  const contract = createContractCheck(api)

  const front = new Hono<{ Bindings: HttpBindings }>()
  front.get('/__sandbox/', (c) => c.redirect('/__sandbox'))
  front.route('/__sandbox', paddleApp({ store, now, currency: () => switches.read().customerCurrency }))
  front.route(
    '/__sandbox',
    controlApp({
      store,
      switches,
      contract,
      reset: () => reseed(store, now(), seed),
      stepJobs: () => stepJobs(store, now()),
    }),
  )
  front.get('/config.js', (c) =>
    c.body(configScript(authUrl), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
  )
  front.route('/', productApp({ store, api, contract, consoleOrigin, now, switches: switches.read }))
  if (staticDir) front.route('/', staticApp(staticDir, { authUrl }, configScript(authUrl)))

  return {
    front,
    auth: identityApp({
      store,
      switches: switches.read,
      consoleOrigin,
      authOrigin: authUrl,
      now,
      registrationOpen: () => isSignupEnabled(store),
    }),
  }
}
