import { getResponse, type HttpHandler } from 'msw'
import { handlers } from './handlers'
import { identityWorld } from './identity'
import { payment } from './payment'

export { dataFromApi, fromApi, liveArgs, type Loaded } from './fromApi'
export { handlers } from './handlers'
export { identity } from './identity'
export { crowded, firstDay, holding, resetData, withoutFeatures } from './memory'
export { everyOperation } from './mock'
export { setNetwork, type Network } from './network'
export { payment } from './payment'
export { after, atFirst, broken, fails, loadingForever, nextHang, withNextPress } from './reply'
export { type FlowKind } from './visit'

/**
 * The world where everything goes well: the product in memory and an identity service that lets everybody in. Stories
 * and tests start with it and replace what they are about.
 */
export const world: HttpHandler[] = [
  ...Object.values<() => HttpHandler>(handlers).map((mock) => mock()),
  ...identityWorld,
  payment.transaction(),
  payment.attempt(),
  payment.prices(),
]

/** What the world answers to a request, for a test that is itself the transport; a request it does not know fails. */
export async function askWorld(request: Request): Promise<Response> {
  const response = await getResponse(world, request)
  if (!response) throw new Error(`The world has no answer to ${request.method} ${request.url}`)
  return response
}
