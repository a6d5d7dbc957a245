import type { components, operations } from '@quarterdeck/api/generated/product'
import type { Db } from '../db'
import type { Switches } from '../switches'

/** A type of `openapi/product.yaml` by its name there. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Who is signed in, as the product knows them. */
export interface Caller {
  id: string
  email: string
  created_at: string
  admin: boolean
  can_create_new_admins: boolean
}

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined
type Body<Operation> = Operation extends { requestBody?: infer Request }
  ? Json<NonNullable<Request>>
  : undefined
type Parameters<Operation, Place extends 'path' | 'query'> = Operation extends {
  parameters: { [P in Place]?: infer Values }
}
  ? NonNullable<Values>
  : Record<string, never>
type Answer<Operation> = Operation extends { responses: infer Responses }
  ? | (200 extends keyof Responses ? Json<Responses[200]> : never)
    | (204 extends keyof Responses ? void : never)
  : never

/** One call of an operation, already validated against the contract. */
export interface Call<Operation> {
  db: Db
  now: Date
  switches: Switches
  path: Parameters<Operation, 'path'>
  query: Parameters<Operation, 'query'>
  body: Body<Operation>
}

/** Handlers by operationId: the compiler holds both sides to the contract, the server checks them again. */
export type Handlers = {
  [Id in keyof operations]?: (
    call: Call<operations[Id]> & { caller: Caller },
  ) => Answer<operations[Id]> | Promise<Answer<operations[Id]>>
}

/** Handlers of the operations that need no session. */
export type PublicHandlers = {
  [Id in keyof operations]?: (call: Call<operations[Id]>) => Answer<operations[Id]>
}
