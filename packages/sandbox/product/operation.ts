import type { operations } from '@quarterdeck/api/generated/product'
import type { Feature } from './features'
import type { Person, ProductStore } from './records'
import type { SubscriptionsLook } from './subscriptionsLooks'

export type OperationId = keyof operations

/** The JSON of a request or response as the document describes it. */
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined
type Parameters<Operation, Place extends 'path' | 'query'> = Operation extends {
  parameters: { [P in Place]?: infer Values }
}
  ? NonNullable<Values>
  : Record<string, never>

export type RequestBody<Operation> = Operation extends { requestBody?: infer Request }
  ? Json<NonNullable<Request>>
  : undefined

/** What a success answers: a body, or nothing where the document says 204. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? | (200 extends keyof Responses ? Json<Responses[200]> : never)
    | (204 extends keyof Responses ? void : never)
  : never

/** How the world behaves that the product depends on. */
export interface Conditions {
  /** How long a synchronisation with the payment providers takes. */
  syncMs: number
  /** Share of the providers or subscriptions that a synchronisation skips, 0 to 1. */
  syncSkipRate: number
  /** Use goes up and down by the minute, as when people work. */
  usageMoves: boolean
  /** What the subscriptions of all organizations are like: as their payments say, or as chosen. */
  subscriptions: SubscriptionsLook
  /** The optional features that the platform does not have. */
  without: readonly Feature[]
}

/** One call of an operation. The caller has the right to make it, and the request is as the document says. */
export interface Call<Operation> {
  store: ProductStore
  now: Date
  conditions: Conditions
  /** Who is signed in; for operations that need no session, nobody. */
  caller: Person
  path: Parameters<Operation, 'path'>
  query: Parameters<Operation, 'query'>
  body: RequestBody<Operation>
}

/** What the product does, by operationId: the compiler holds both sides to the document. */
export type Operations = {
  [Id in OperationId]: (
    call: Call<operations[Id]>,
  ) => Answer<operations[Id]> | Promise<Answer<operations[Id]>>
}

/** Some of them; each file of operations is held to this. */
export type Some = Partial<Operations>
