import { randomUUID } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Context as ApiContext, OpenAPIBackend } from 'openapi-backend'
import { operations, perform, type Outcome } from '../product'
import { requireConsoleRequest, requireOwnOrigin } from '../product/consoleRequest'
import { measureClusters } from '../product/health'
import { advanceJobs } from '../product/machine'
import type { OperationId } from '../product/operation'
import type { Person } from '../product/records'
import { advancePlanChanges } from '../product/planChanges'
import { Refusal } from '../product/refusal'
import { strayNames } from '../product/strayNames'
import type { ContractCheck } from './contract'
import { trouble } from './faults'
import { findSession, isAssured } from './identity'
import { inputWords } from './inputWords'
import type { ServerStore } from './store'
import { switchedOff, type Switches } from './switches'

const maxBodyBytes = 256 * 1024

/** What handlers work on; it travels with each request, because sandboxes share the router. */
interface Platform {
  store: ServerStore
  now: () => Date
  switches: () => Switches
}

/** Tells the contract's router who answers what, and how requests are refused. */
function register(api: OpenAPIBackend) {
  for (const operationId of Object.keys(operations) as OperationId[])
    api.register(operationId, ({ request, security }: ApiContext, platform: Platform) => {
      const { store, switches } = platform
      const now = platform.now()
      // What jobs bring about (a namespace, a dashboard) is there for whoever asks, not only for who looks at jobs.
      if (!switches().jobsHeld) advanceJobs(store, now)
      advancePlanChanges(store, now)
      measureClusters(store, now, switches().healthMinutes)
      return perform(operationId, {
        store,
        now,
        conditions: { ...switches(), usageMoves: true, without: switchedOff(switches()) },
        caller: security['session'],
        path: request.params,
        query: request.query,
        body: request.requestBody,
      })
    })

  // Half a sign-in speaks for nobody where two factors are asked for.
  api.registerSecurityHandler('session', ({ request }: ApiContext, { store, now, switches }: Platform) => {
    const found = findSession(store, [request.headers['cookie']].flat()[0], now())
    if (!found || !isAssured({ store }, found, switches().requireAal2)) return null
    return switches().adminsLose === 'nothing' ? found.identity : { ...found.identity, admin: false }
  })
  // Judged before a call gets here, as it is refused with 403 and not with 401.
  api.registerSecurityHandler('consoleRequest', () => true)
  api.register({
    unauthorizedHandler: () => {
      throw new Refusal(401, 'No session', 'unauthorized')
    },
    // Before validation: whoever may not call an operation is told nothing about its input.
    postSecurityHandler: ({ operation, security }: ApiContext) => {
      const caller: Person | null = security['session'] ?? null
      if (operation.path.startsWith('/v1/admin') && caller && !caller.admin)
        throw new Refusal(403, 'Only administrators may do this', 'forbidden')
    },
    validationFail: ({ validation }: ApiContext) => {
      const errors = validation.errors ?? []
      const problems = [...new Set(errors.map(inputWords))]
      throw new Refusal(400, problems.join(', ') || 'The request is malformed', codeOf(errors))
    },
    notFound: () => {
      throw new Refusal(404, 'There is no such endpoint', 'no_such_endpoint')
    },
    methodNotAllowed: () => {
      throw new Refusal(405, 'This method is not allowed here', 'method_not_allowed')
    },
  })
}

/** §13.7: an error of one field of the body is named for it. */
function codeOf(errors: readonly { instancePath: string }[]): string {
  const fields = new Set(errors.map(({ instancePath }) => /^\/requestBody\/([^/]+)/.exec(instancePath)?.[1]))
  const [field] = fields
  return fields.size === 1 && field ? `${field}_invalid` : 'bad_request'
}

export interface ProductApp extends Platform {
  api: OpenAPIBackend
  contract: ContractCheck
  /** Where the console is; it may be another origin than this API's. */
  consoleOrigin: string
}

/**
 * The product API as an app. A call goes through, in this order: the trouble that the switches ask for, the limit of
 * its size, who sent a write, session and rights, the document's rules for requests, the operation, the document's
 * rules for answers.
 */
export function productApp({ api, contract, consoleOrigin, ...platform }: ProductApp): Hono {
  register(api)
  const app = new Hono()
  const answer = async (c: Context) => {
    const { operation, stray, request } = await read(c, api)
    const operationId = operation?.operationId ?? c.req.path
    const { status, body } = await run(
      () => {
        requireOwnOrigin(c.req.raw, [consoleOrigin])
        requireConsoleRequest(c.req.raw)
        return api.handleRequest(request, platform satisfies Platform)
      },
      (error) => contract.violations.push({ operationId, status: 500, problems: [String(error)] }),
    )
    if (operation) contract.noteStray(operationId, status, stray)
    if (operation && contract.check(operationId, status, body))
      return c.json({ error: { message: 'The sandbox broke the contract', code: 'contract_violation' } }, 500)
    return body === undefined ? c.body(null, 204) : c.json(body, status as ContentfulStatusCode)
  }
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.json(new Refusal(400, 'The request body is too large', 'too_large').body, 400),
  })
  // For a console on another origin (§13.6).
  const allow = cors({
    origin: (origin) => (origin === consoleOrigin ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-Console-Request'],
    exposeHeaders: ['X-Request-Id', 'Retry-After', 'Date'],
    credentials: true,
    maxAge: 600,
  })
  for (const path of ['/v1/*', '/new/*'])
    app.use(path, nameAnswer, allow, trouble(platform.switches), limit).all(path, answer)
  return app
}

const nameAnswer: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Request-Id', randomUUID().slice(0, 8))
}

async function run(handle: () => Promise<Outcome>, onCrash: (error: unknown) => void): Promise<Outcome> {
  try {
    return await handle()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    console.error(error)
    onCrash(error)
    return { status: 500, body: { error: { message: 'An unexpected error occurred', code: 'internal' } } }
  }
}

async function read(c: Context, api: OpenAPIBackend) {
  const { method, path } = c.req
  const text = await c.req.text()
  const headers = c.req.header()
  const isJson = headers['content-type']?.startsWith('application/json') === true
  const operation = api.matchOperation({ method, path, headers })
  const asked = c.req.queries()
  // Like a platform the sandbox answers as if they were not there; the validator would refuse them.
  const stray = strayNames(operation?.operationId ?? '', Object.keys(asked))
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([name, values]) =>
      stray.includes(name) ? [] : [[name, values.length > 1 ? values : (values[0] ?? '')]],
    ),
  )
  const body = isJson && text !== '' ? text : undefined
  return { operation, stray, request: { method, path, headers, query, body } }
}
