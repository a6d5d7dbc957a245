import { adminCanCreate, profileUser } from '../fixtures'
import { perform } from '../product'
import type { Feature } from '../product/features'
import { addCrowd } from '../product/crowd'
import { addNamed, fixtureClock } from '../product/named'

import type { OperationId } from '../product/operation'
import { createProductStore, repeatIds, type ProductStore } from '../product/records'
import { resetVisit } from './visit'

// The product in memory, with the fixtures' clock and data: what answers wherever a story or test says nothing else.

let store: ProductStore | undefined

function openStore(): ProductStore {
  if (store) return store
  store = createProductStore()
  addNamed(store)
  return store
}

/** The features that the product in memory is without. */
let without: readonly Feature[] = []

/** A story's loader: a platform without these optional features. */
export const withoutFeatures =
  (...missing: Feature[]) =>
  (): void => {
    without = missing
  }

/** Puts the data back: each story and test begins with the fixtures, whatever the one before it wrote. */
export function resetData(): void {
  store = undefined
  without = []
  resetVisit()
  repeatIds()
}

/**
 * A story's loader: changes what the product in memory holds before the story asks it. Unlike a list that a mock answers
 * with, what it holds can be written to, paged and searched.
 *
 * @example loaders: [holding(({ clusters }) => clusters.clear())]
 */
export const holding = (change: (data: ProductStore) => void) => (): void => change(openStore())

/** A story's loader: more of everything than fits on a page of a list. */
export const crowded = holding((data) => addCrowd(data, fixtureClock, {}))

/** A story's loader: the platform on its first day, with its administrators and settings and nothing else. */
export const firstDay = holding((data) => {
  const { people, settings: _kept, transaction: _works, ...rest } = data
  for (const collection of Object.values(rest)) collection.clear()
  for (const { id, admin } of people.all()) if (!admin) people.delete(id)
})

/** The parameters that can be repeated. */
const LISTS = ['status', 'job_type', 'job_type_not']

/** What a query says, with its numbers and truth values; text stays text. */
export function readQuery(request: Request): { page?: number; limit?: number; [name: string]: unknown } {
  const { searchParams } = new URL(request.url)
  const { page, limit, active_only, ...texts } = Object.fromEntries(searchParams)
  const lists = LISTS.filter((name) => searchParams.has(name))
  return {
    ...texts,
    ...Object.fromEntries(lists.map((name) => [name, searchParams.getAll(name)])),
    ...(page && { page: Number(page) }),
    ...(limit && { limit: Number(limit) }),
    ...(active_only && { active_only: active_only === 'true' }),
  }
}

/** Lets the product answer. Its caller is the fixtures' administrator in the admin area, else their user. */
export async function answerFromMemory(id: OperationId, request: Request, path: object): Promise<Response> {
  const current = openStore()
  const text = await request.clone().text()
  const isAdmin = new URL(request.url).pathname.includes('/v1/admin')
  const { status, body } = await perform(id, {
    store: current,
    now: fixtureClock,
    conditions: { syncMs: 0, syncSkipRate: 0, usageMoves: false, subscriptions: 'as paid', without },
    caller: current.people.get(isAdmin ? adminCanCreate.id : profileUser.id),
    path,
    query: readQuery(request),
    body: text === '' ? undefined : JSON.parse(text),
  })
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
}
