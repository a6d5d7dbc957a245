import { openProvider } from '../../scripts/kratos/provider.mjs'
import { createPerson, foundAt, newestMail, prepare, start } from '../../scripts/kratos/service.mjs'
import type { Sandbox } from '../fixtures'
import { someone } from '../people'
import { answers, freePort, startNginx } from '../servers'
import { openIdentityFront, openProductApi } from './gateway'
import { type Provider, variants, type Variant } from './variants'

/** The password that people get who are made by the admin API. */
const PASSWORD = 'a long walk home'

/** Where the identity service is: below the console's origin at /auth, or at an origin of its own on the same site. */
export type Layout = 'same origin' | 'siblings'

type Service = ReturnType<typeof foundAt>

/** What a journey does to the identity service besides what the person in the browser does. */
export interface Kratos {
  /** As `v26.2.0`. */
  version: string
  /** Makes somebody who can sign in; their address is verified unless told otherwise. */
  person: (about?: About) => Promise<Person>
  /** The link and the code in the newest mail to an address. */
  mail: (email: string) => Promise<{ link: string; code: string }>
  /** Calls its admin API. */
  admin: Service['admin']
  /** What it logged last. */
  log: () => string
  /** The social provider of the variant that has one. */
  provider: Provider
}

interface About {
  verified?: boolean
  admin?: boolean
  /** The schema of the variant, where it has one of its own. */
  schema_id?: string
  /** What is stored besides the address. */
  traits?: object
}

export interface Person {
  id: string
  email: string
  password: string
}

/** A console behind nginx and a product API, for which a Kratos with any variant of the configuration can be started. */
export interface Deployment {
  url: string
  authUrl: string
  /** The Kratos with this variant, started in place of the one that ran before; why not, where it cannot be had. */
  kratosWith: (variant: Variant) => Promise<Kratos | string>
  stop: () => Promise<void>
}

const { KRATOS_BIN, KRATOS_PUBLIC_URL = '', KRATOS_ADMIN_URL = '' } = process.env

/** Opens a deployment in one of the layouts; the sandbox is its product API. */
export const openDeployment = (layout: Layout, sandbox: Sandbox): Promise<Deployment> =>
  KRATOS_BIN ? openWith(KRATOS_BIN, layout, sandbox) : openBefore(layout, sandbox)

/** A deployment that starts its Kratos itself. */
async function openWith(program: string, layout: Layout, sandbox: Sandbox): Promise<Deployment> {
  const [consolePort, authPort] = [await freePort(), await freePort()]
  const ports = { publicPort: await freePort(), adminPort: await freePort() }
  const url =
    layout === 'siblings'
      ? `http://console.quarterdeck.localhost:${consolePort}`
      : `http://localhost:${consolePort}`
  const authUrl = layout === 'siblings' ? `http://auth.quarterdeck.localhost:${authPort}` : `${url}/auth`
  const kratosUrl = `http://127.0.0.1:${ports.publicPort}`
  const prepared = prepare(program, { consoleUrl: url, authUrl })
  const provider = await openProvider()
  const front = layout === 'siblings' ? await openIdentityFront(authPort, url, kratosUrl) : undefined
  const web = await openConsole({ url, authUrl, kratosUrl }, sandbox)
  let running: { variant: Variant; service: Service } | undefined

  async function kratosWith(variant: Variant): Promise<Kratos> {
    if (running?.variant !== variant) {
      await running?.service.stop()
      running = undefined
      const changes = variants[variant]({ consoleUrl: new URL(url), provider, old: prepared.isOld })
      const domain = layout === 'siblings' ? { cookies: { domain: 'quarterdeck.localhost' } } : {}
      running = { variant, service: await start(prepared, { ...changes, ...domain }, ports) }
    }
    return kratosOf(running.service, provider)
  }

  return {
    url,
    authUrl,
    kratosWith,
    stop: async () => {
      provider.close()
      front?.close()
      await Promise.all([web.stop(), running?.service.stop()])
    },
  }
}

/** A console before the Kratos that runs somewhere: its configuration says where it expects the console. */
async function openBefore(layout: Layout, sandbox: Sandbox): Promise<Deployment> {
  const start = `${KRATOS_PUBLIC_URL}/self-service/login/browser`
  const visited = await fetch(start, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const asked = await fetch(start, { headers: { accept: 'application/json' } })
  const { origin: url } = new URL(visited.headers.get('location') ?? '')
  const { ui } = (await asked.json()) as { ui: { action: string } }
  const authUrl = ui.action.slice(0, ui.action.indexOf('/self-service/'))
  const found: Layout = authUrl.startsWith(`${url}/`) ? 'same origin' : 'siblings'
  if (found !== layout) {
    const reason = `The running Kratos has the other layout: ${found}`
    return { url, authUrl, kratosWith: () => Promise.resolve(reason), stop: () => Promise.resolve() }
  }

  const provider = await openProvider()
  const web = await openConsole({ url, authUrl, kratosUrl: KRATOS_PUBLIC_URL }, sandbox)
  const kratos = kratosOf(foundAt(KRATOS_PUBLIC_URL, KRATOS_ADMIN_URL), provider)
  return {
    url,
    authUrl,
    kratosWith: async (variant) =>
      variant === 'as deployed' ? kratos : 'The running Kratos has one configuration only',
    stop: async () => {
      provider.close()
      await web.stop()
    },
  }
}

interface Addresses {
  url: string
  authUrl: string
  /** Where Kratos listens. */
  kratosUrl: string
}

/** The console as it is deployed, with its product API. */
async function openConsole({ url, authUrl, kratosUrl }: Addresses, sandbox: Sandbox) {
  const api = await openProductApi(sandbox, kratosUrl)
  const apiUrl = `http://127.0.0.1:${api.port}`
  const { port } = new URL(url)
  const nginx = startNginx(Number(port), {
    API_UPSTREAM: apiUrl,
    IDENTITY_RATE: 'off', // journeys sign in more often than people do
    ...(authUrl.startsWith(`${url}/`)
      ? { AUTH_UPSTREAM: kratosUrl, SYNC_UPSTREAM: `${apiUrl}/sync` }
      : { CONSOLE_AUTH_URL: authUrl }),
  })
  await answers(`http://127.0.0.1:${port}/healthz`, nginx)
  return {
    stop: async () => {
      api.close()
      await nginx.stop()
    },
  }
}

async function kratosOf(service: Service, provider: Provider): Promise<Kratos> {
  const { version } = (await service.admin('GET', '/version')) as { version: string }
  return {
    version,
    provider,
    admin: service.admin,
    log: service.log,
    person: async ({ verified = true, admin, schema_id = admin ? 'staff' : 'customer', traits } = {}) => {
      const email = someone()
      const { id } = (await createPerson(service, {
        email,
        password: PASSWORD,
        verified,
        schema_id,
        traits: { email, admin, ...traits },
      })) as Person
      return { id, email, password: PASSWORD }
    },
    mail: async (email) => {
      const { link = '', code = '' } = await newestMail(service, email)
      return { link, code }
    },
  }
}
