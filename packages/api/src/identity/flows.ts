import type {
  UpdateLoginFlowBody,
  UpdateRecoveryFlowBody,
  UpdateRegistrationFlowBody,
  UpdateSettingsFlowBody,
  UpdateVerificationFlowBody,
} from '@ory/client'
import type { Cancellable } from '../client'
import { flowUrl, newFlowUrl, type FlowParams } from '../urls'
import { outcome, readFlowAt } from './client'
import { judgeEntry, type FlowOutcome } from './errors'
import type {
  AnyFlow,
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  SettingsFlow,
  VerificationFlow,
} from './flow'

/**
 * What a form sends: its nodes' names and values, and those of the pressed button. Kratos decides which nodes a form
 * has, so this is not one of the identity client's body types, which describe one sign-in method each.
 */
export type FlowBody = Record<string, unknown>

/** What is answered to a call of one kind of flow. */
type Judged<F extends AnyFlow> = Promise<FlowOutcome<F>>

type NewFlow<Param extends keyof FlowParams> = Pick<FlowParams, Param> & Cancellable

/**
 * Signing in, confirming who one is, and the second factor: `create` starts a flow, `get` reads the one that an address
 * names, `submit` sends its form. None of them throws; the `FlowOutcome` says what became of it.
 */
export const login = {
  /** `refresh` and `aal` are for people who are signed in already: they ask for the password or a second factor again. */
  create: ({
    signal,
    ...params
  }: NewFlow<
    'refresh' | 'aal' | 'returnTo' | 'loginChallenge' | 'organization' | 'via'
  > = {}): Judged<LoginFlow> => readFlowAt(newFlowUrl('login', params), signal),
  get: (id: string, { signal }: Cancellable = {}): Judged<LoginFlow> =>
    readFlowAt(flowUrl('login', id), signal),
  submit: (flow: string, body: FlowBody): Judged<LoginFlow> =>
    outcome(
      (api) => api.updateLoginFlow({ flow, updateLoginFlowBody: body as unknown as UpdateLoginFlowBody }),
      judgeEntry,
    ),
}

/**
 * Signing up: `create` starts a flow, `get` reads the one that an address names, `submit` sends its form. None of them
 * throws; the `FlowOutcome` says what became of it.
 */
export const registration = {
  create: ({
    signal,
    ...params
  }: NewFlow<
    'returnTo' | 'loginChallenge' | 'afterVerificationReturnTo' | 'organization'
  > = {}): Judged<RegistrationFlow> => readFlowAt(newFlowUrl('registration', params), signal),
  get: (id: string, { signal }: Cancellable = {}): Judged<RegistrationFlow> =>
    readFlowAt(flowUrl('registration', id), signal),
  /** Kratos answers people who are signed in already with a redirect; it is not followed, but gives `alreadySignedIn`. */
  submit: (flow: string, body: FlowBody): Judged<RegistrationFlow> =>
    outcome(
      (api) =>
        api.updateRegistrationFlow(
          { flow, updateRegistrationFlowBody: body as unknown as UpdateRegistrationFlowBody },
          { maxRedirects: 0 },
        ),
      judgeEntry,
    ),
}

/**
 * Verifying an e-mail address: `create` starts a flow, `get` reads the one that an address names, `submit` sends its form,
 * or the `token` of a link. None of them throws; the `FlowOutcome` says what became of it.
 */
export const verification = {
  create: ({ signal, ...params }: NewFlow<'returnTo'> = {}): Judged<VerificationFlow> =>
    readFlowAt(newFlowUrl('verification', params), signal),
  get: (id: string, { signal }: Cancellable = {}): Judged<VerificationFlow> =>
    readFlowAt(flowUrl('verification', id), signal),
  /** An expired flow is answered with a new one that says so, to be drawn like any other. */
  submit: (flow: string, body: FlowBody, { token }: { token?: string } = {}): Judged<VerificationFlow> =>
    outcome(
      (api) =>
        api.updateVerificationFlow({
          flow,
          token,
          updateVerificationFlowBody: body as unknown as UpdateVerificationFlowBody,
        }),
      judgeEntry,
    ),
}

/**
 * Getting back in without the password: `create` starts a flow, `get` reads the one that an address names, `submit` sends
 * its form, or the `token` of a link. None of them throws; the `FlowOutcome` says what became of it.
 */
export const recovery = {
  create: ({ signal, ...params }: NewFlow<'returnTo'> = {}): Judged<RecoveryFlow> =>
    readFlowAt(newFlowUrl('recovery', params), signal),
  get: (id: string, { signal }: Cancellable = {}): Judged<RecoveryFlow> =>
    readFlowAt(flowUrl('recovery', id), signal),
  submit: (flow: string, body: FlowBody, { token }: { token?: string } = {}): Judged<RecoveryFlow> =>
    outcome(
      (api) =>
        api.updateRecoveryFlow({
          flow,
          token,
          updateRecoveryFlowBody: body as unknown as UpdateRecoveryFlowBody,
        }),
      judgeEntry,
    ),
}

/**
 * What people change of their own account, such as the password: `create` starts a flow, `get` reads the one that an
 * address names, `submit` sends its form. None of them throws; the `FlowOutcome` says what became of it.
 */
export const settings = {
  create: ({ signal, ...params }: NewFlow<'returnTo'> = {}): Judged<SettingsFlow> =>
    readFlowAt(newFlowUrl('settings', params), signal),
  get: (id: string, { signal }: Cancellable = {}): Judged<SettingsFlow> =>
    readFlowAt(flowUrl('settings', id), signal),
  submit: (flow: string, body: FlowBody): Judged<SettingsFlow> =>
    outcome((api) =>
      api.updateSettingsFlow({
        flow,
        updateSettingsFlowBody: body as unknown as UpdateSettingsFlowBody,
      }),
    ),
}
