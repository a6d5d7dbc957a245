import type { HttpHandler } from 'msw'
import { handlers } from './handlers'
import { identityWorld } from './identity'

export { dataFromApi, fromApi, type Loaded } from './fromApi'
export { handlers } from './handlers'
export { identity, type FlowKind } from './identity'
export { everyOperation } from './mock'
export { broken, fails, loadingForever } from './reply'

/**
 * The world where everything goes well: the product in memory and an identity service that lets everybody in. Stories
 * and tests start with it and replace what they are about.
 */
export const world: HttpHandler[] = [
  ...Object.values<() => HttpHandler>(handlers).map((mock) => mock()),
  ...identityWorld,
]
