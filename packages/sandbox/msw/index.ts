export { dataFromApi, fromApi, type Loaded } from './fromApi'
export { handlers } from './handlers'
export { identity, identityWorld, type FlowKind } from './identity'
export {
  connectionReset,
  cutShort,
  done,
  emptyBody,
  fails,
  htmlError,
  htmlPage,
  jsonNull,
  listOfNulls,
  loadingForever,
  misbehaviours,
  pageOfNulls,
  Reply,
  wrongShape,
} from './reply'
export { everyOperation, respond, slowly, type Answer, type Body, type Method, type PathOf } from './respond'
export { world } from './world'
