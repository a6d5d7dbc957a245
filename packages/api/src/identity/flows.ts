import type {
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  SettingsFlow,
  UpdateLoginFlowBody,
  UpdateRecoveryFlowBody,
  UpdateRegistrationFlowBody,
  UpdateSettingsFlowBody,
  UpdateVerificationFlowBody,
  VerificationFlow,
} from '@ory/client'
import type { Cancellable } from '../client'
import { flowUrl, newFlowUrl, type FlowParams } from '../urls'
import { outcome, readFlowAt } from './client'
import { judgeEntry } from './errors'

/**
 * What a form sends: its nodes' names and values, and those of the pressed button. Kratos decides which nodes a form
 * has, so this is not one of the identity client's body types, which describe one sign-in method each.
 */
export type FlowBody = Record<string, unknown>

/*
 * The kinds of flow that a browser goes through. Each has `create`, which starts one, `get`, which reads the one that an
 * address names, and `submit`, which sends a form. None of them throws; a `FlowOutcome` says what became of it.
 */

type NewFlow<Param extends keyof FlowParams> = Pick<FlowParams, Param> & Cancellable

export const login = {
  /** `refresh` and `aal` are for people who are signed in already: they ask for the password or a second factor again. */
  create: ({
    signal,
    ...params
  }: NewFlow<'refresh' | 'aal' | 'returnTo' | 'loginChallenge' | 'organization' | 'via'> = {}) =>
    readFlowAt<LoginFlow>(newFlowUrl('login', params), signal),
  get: (id: string, { signal }: Cancellable = {}) => readFlowAt<LoginFlow>(flowUrl('login', id), signal),
  submit: (flow: string, body: FlowBody) =>
    outcome<LoginFlow>(
      (api) => api.updateLoginFlow({ flow, updateLoginFlowBody: body as unknown as UpdateLoginFlowBody }),
      judgeEntry,
    ),
}

export const registration = {
  create: ({
    signal,
    ...params
  }: NewFlow<'returnTo' | 'loginChallenge' | 'afterVerificationReturnTo' | 'organization'> = {}) =>
    readFlowAt<RegistrationFlow>(newFlowUrl('registration', params), signal),
  get: (id: string, { signal }: Cancellable = {}) =>
    readFlowAt<RegistrationFlow>(flowUrl('registration', id), signal),
  /** Kratos answers people who are signed in already with a redirect; it is not followed, but gives `alreadySignedIn`. */
  submit: (flow: string, body: FlowBody) =>
    outcome<RegistrationFlow>(
      (api) =>
        api.updateRegistrationFlow(
          { flow, updateRegistrationFlowBody: body as unknown as UpdateRegistrationFlowBody },
          { maxRedirects: 0 },
        ),
      judgeEntry,
    ),
}

export const verification = {
  create: ({ signal, ...params }: NewFlow<'returnTo'> = {}) =>
    readFlowAt<VerificationFlow>(newFlowUrl('verification', params), signal),
  get: (id: string, { signal }: Cancellable = {}) =>
    readFlowAt<VerificationFlow>(flowUrl('verification', id), signal),
  /** An expired flow is answered with a new one that says so, to be drawn like any other. */
  submit: (flow: string, body: FlowBody, { token }: { token?: string } = {}) =>
    outcome<VerificationFlow>(
      (api) =>
        api.updateVerificationFlow({
          flow,
          token,
          updateVerificationFlowBody: body as unknown as UpdateVerificationFlowBody,
        }),
      judgeEntry,
    ),
}

export const recovery = {
  create: ({ signal, ...params }: NewFlow<'returnTo'> = {}) =>
    readFlowAt<RecoveryFlow>(newFlowUrl('recovery', params), signal),
  get: (id: string, { signal }: Cancellable = {}) =>
    readFlowAt<RecoveryFlow>(flowUrl('recovery', id), signal),
  submit: (flow: string, body: FlowBody, { token }: { token?: string } = {}) =>
    outcome<RecoveryFlow>(
      (api) =>
        api.updateRecoveryFlow({
          flow,
          token,
          updateRecoveryFlowBody: body as unknown as UpdateRecoveryFlowBody,
        }),
      judgeEntry,
    ),
}

export const settings = {
  create: ({ signal, ...params }: NewFlow<'returnTo'> = {}) =>
    readFlowAt<SettingsFlow>(newFlowUrl('settings', params), signal),
  get: (id: string, { signal }: Cancellable = {}) =>
    readFlowAt<SettingsFlow>(flowUrl('settings', id), signal),
  submit: (flow: string, body: FlowBody) =>
    outcome<SettingsFlow>((api) =>
      api.updateSettingsFlow({
        flow,
        updateSettingsFlowBody: body as unknown as UpdateSettingsFlowBody,
      }),
    ),
}
