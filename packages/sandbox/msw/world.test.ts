import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import OpenAPIBackend, { type Document, type Operation } from 'openapi-backend'
import { parse } from 'yaml'
import * as fixtures from '../fixtures'
import { misbehaviours, Reply } from './reply'
import { everyOperation, world, handlers } from '.'

const document = parse(readFileSync('openapi/product.yaml', 'utf8')) as Document

const PARAMETERS: Record<string, string> = {
  adminId: fixtures.adminStandard.id,
  clusterId: fixtures.clusterHealthy.id,
  key: 'pro',
  organizationId: fixtures.organizationOnPro.id,
  planId: fixtures.planPro.id,
  priceId: fixtures.priceProMonthly.id,
  productId: fixtures.productPro.id,
  provider: fixtures.providerPaddle.name,
  templateId: fixtures.templateEnabled.template_id,
  userId: fixtures.userActive.id,
}

/** Ids whose meaning depends on the path. */
function parameter(path: string, name: string): string {
  if (name === 'jobId') {
    return path.includes('cluster-jobs') ? fixtures.clusterJobFailed.job_id : fixtures.jobFailed.job_id
  }
  if (name === 'workflowId') {
    return path.includes('custom-workflows')
      ? fixtures.customWorkflowEnabled.workflow_id
      : fixtures.workflowProvision.workflow_id
  }
  return PARAMETERS[name] ?? `no fixture for ${name}`
}

const backend = new OpenAPIBackend({
  definition: document,
  // The check of the document itself is the linter's; this one knows OpenAPI 3.0 alone.
  quick: true,
  ajvOpts: { validateFormats: false },
})
await backend.init()

const operations = backend.router
  .getOperations()
  .map((operation): [string, Operation] => [operation.operationId ?? operation.path, operation])

function requestOf({ method, path, requestBody }: Operation): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameter(path, name))
  return new Request(`https://platform.example${filled}`, {
    method: method.toUpperCase(),
    ...(requestBody && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(exampleOf(requestBody)),
    }),
  })
}

/** The document's own example of a body; its references are resolved by now. */
function exampleOf(requestBody: object): unknown {
  const { content } = requestBody as { content: Record<string, { schema: { examples?: unknown[] } }> }
  return content['application/json']?.schema.examples?.[0]
}

test('the document has operations', () => {
  expect(operations.length).toBeGreaterThan(70)
  expect(Object.keys(handlers)).toHaveLength(operations.length)
})

test.each(operations)('%s is answered as the document says', async (_id, operation) => {
  const response = await getResponse(world, requestOf(operation))
  expect(response, 'no handler').toBeDefined()
  expect([200, 204]).toContain(response?.status)
  expect(await problems(response, operation)).toEqual([])
})

test('an answer that the document does not allow is noticed', async () => {
  const list = backend.router.getOperation('listClusters')
  expect(await problems(Response.json([{ id: 1 }]), list)).not.toEqual([])
  expect(await problems(new Response(null, { status: 204 }), list)).not.toEqual([])
})

async function problems(response?: Response, operation?: Operation): Promise<unknown[]> {
  const { operationId = '', responses = {} } = operation ?? {}
  if (response?.status !== 200) return String(response?.status) in responses ? [] : ['no such status']
  return backend.validateResponse(await response.json(), operationId, 200).errors ?? []
}

const ask = async (path: string, mocks = world) => {
  const response = await getResponse(mocks, new Request(`https://platform.example${path}`))
  return (await response?.json()) as { data: { email: string }[]; pagination: object }
}

test('a mocked list is searched and paged by the request', async () => {
  const mocks = [handlers.organizations(fixtures.manyOrganizations(40))]
  const second = await ask('/v1/admin/organizations?page=2&limit=15', mocks)
  expect(second.data).toHaveLength(15)
  expect(second.data[0]?.email).toBe('team-016@customer.example')
  expect(second.pagination).toEqual({ total: 40, totalPages: 3 })

  const found = await ask('/v1/admin/organizations?search=TEAM-00', mocks)
  expect(found.data).toHaveLength(9)
})

test('an unknown id is not found', async () => {
  const request = new Request(`https://platform.example/v1/user/organizations/${fixtures.idOf('nothing')}`)
  expect((await getResponse(world, request))?.status).toBe(404)
})

test.each(Object.entries(misbehaviours))('every operation can misbehave: %s', async (_name, reply) => {
  expect(reply).toBeInstanceOf(Reply)
  for (const path of ['/new/signup', '/v1/user/plan', '/v1/admin/jobs/1/restart']) {
    const request = new Request(`https://platform.example${path}`)
    expect(await getResponse([everyOperation(reply), ...world], request)).toBeDefined()
  }
  const elsewhere = new Request('https://platform.example/assets/v1/index.js')
  expect(await getResponse([everyOperation(reply)], elsewhere)).toBeUndefined()
})
