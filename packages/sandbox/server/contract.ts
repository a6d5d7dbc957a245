import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OpenAPIBackend, ValidationContext, type Document } from 'openapi-backend'
import { parse } from 'yaml'

/** The product API's contract, where the whole project reads it. */
const contractFile = fileURLToPath(new URL('../../../openapi/product.yaml', import.meta.url))

/**
 * An answer of the sandbox that its own contract does not allow, or one in place of which an operation threw; or the
 * answer to a request with query parameters that are not documented.
 */
export interface Violation {
  operationId: string
  status: number
  problems: string[]
}

// JSON Schema leaves formats to whoever checks; these are the ones the contract uses.
const formats = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && isMoment(text),
  email: /^[^\s@]+@[^\s@]+$/,
  uri: (text: string) => URL.canParse(text),
}

/** Whether there is such a moment. A day that its month does not have is read as one of the next. */
function isMoment(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === text.slice(0, 19)
}

let loading: Promise<OpenAPIBackend> | undefined

/** The contract as a router and validator: read once, without state of its own, so that sandboxes share it. */
export const loadContract = (): Promise<OpenAPIBackend> => (loading ??= readContract())

async function readContract(): Promise<OpenAPIBackend> {
  const definition: Document = parse(readFileSync(contractFile, 'utf8'))
  const api = new OpenAPIBackend({
    definition,
    strict: true,
    // The linter judges the document (the backend's own check knows only OpenAPI 3.0); validators compile when needed.
    quick: true,
    coerceTypes: true,
    ajvOpts: { allErrors: true, validateSchema: false },
    customizeAjv(ajv) {
      for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
      return ajv
    },
  })
  await api.init()
  // By itself the router lists the operations anew several times in each request, though the document stays the same.
  const operations = api.router.getOperations()
  api.router.getOperations = () => operations
  return api
}

/** Compares what is asked and answered with the contract, and remembers what breaks it. */
export function createContractCheck(api: OpenAPIBackend) {
  const violations: Violation[] = []
  // Not the backend's own response check: it compiles all statuses of an operation to look at one.
  const ajv = api.validator.getAjv(ValidationContext.Response)

  const problemsOf = (operationId: string, status: number, body: unknown): string[] => {
    const response = api.getOperation(operationId)?.responses?.[status]
    if (!response || '$ref' in response) return [`status ${status} is not documented`]
    const schema = response.content?.['application/json']?.schema
    if (!schema) return body === undefined ? [] : ['there should be no body']
    const isValid = ajv.compile(schema)
    if (isValid(body)) return []
    return (isValid.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`,
    )
  }

  const remember = (violation: Violation, said: string) => {
    violations.push(violation)
    console.error(`contract violation: ${violation.operationId} ${said}: ${violation.problems.join('; ')}`)
    return violation
  }

  return {
    violations,
    /** Remembers query parameters that a call came with and its operation does not have. */
    noteStray: (operationId: string, status: number, names: readonly string[]): void => {
      const problems = names.map((name) => `the query parameter ${name} is not documented`)
      if (problems.length > 0) remember({ operationId, status, problems }, 'was asked')
    },
    /** Returns the violation, or undefined when the answer is as agreed. */
    check: (operationId: string, status: number, body: unknown): Violation | undefined => {
      const problems = problemsOf(operationId, status, body)
      return problems.length > 0
        ? remember({ operationId, status, problems }, `answered ${status}`)
        : undefined
    },
  }
}

export type ContractCheck = ReturnType<typeof createContractCheck>
