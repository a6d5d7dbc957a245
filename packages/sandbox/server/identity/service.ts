import type { Switches } from '../switches'
import type { FlowKind, IdentityStore } from './records'

/** What the identity service needs to know of the world around it. */
export interface IdentityDeps {
  store: IdentityStore
  switches: () => Switches
  /** Where the console is served: the only origin browsers may call from or be sent back to. */
  consoleOrigin: string
  /** Where this service is served. */
  authOrigin: string
  /** The clock, for tests. */
  now?: () => Date
  /** Whether new people may register; always, unless told otherwise. */
  registrationOpen?: () => boolean
}

/** The same with its defaults filled in. */
export type Service = Required<IdentityDeps>

export const createService = ({
  now = () => new Date(),
  registrationOpen = () => true,
  ...deps
}: IdentityDeps): Service => ({ ...deps, now, registrationOpen })

// The console's screens that a deployment names to Kratos as its ui_urls (§14.4).
const screens: Record<FlowKind, string> = {
  login: '/login',
  registration: '/register',
  verification: '/user/verify',
  recovery: '/recovery',
  settings: '/account',
}

/** Where a flow is shown. */
export const uiUrl = ({ consoleOrigin }: Service, kind: FlowKind, flowId?: string) =>
  withQuery(`${consoleOrigin}${screens[kind]}`, { flow: flowId })

/** Where an error is shown. */
export const errorUrl = ({ consoleOrigin }: Service, id: string) =>
  withQuery(`${consoleOrigin}/auth/error`, { id })

/** Where a flow starts. */
export const initUrl = ({ authOrigin }: Service, kind: FlowKind, query: Query = {}) =>
  withQuery(`${authOrigin}/self-service/${kind}/browser`, query)

/** Where a flow is submitted, and where mailed links lead. */
export const actionUrl = ({ authOrigin }: Service, kind: FlowKind, query: Query) =>
  withQuery(`${authOrigin}/self-service/${kind}`, query)

/** Where people go who asked for nowhere in particular. */
export const defaultReturnTo = ({ consoleOrigin }: Service) => `${consoleOrigin}/`

type Query = Record<string, string | undefined>

export function withQuery(address: string, query: Query): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
