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
import { kratos, outcome } from './client'

/**
 * What a form sends: its nodes' names and values, and those of the pressed button. Kratos decides which nodes a form
 * has, so this is not one of the identity client's body types, which describe one sign-in method each.
 */
export type FlowBody = Record<string, unknown>

/*
 * The kinds of flow that a browser goes through. Each has `create`, which starts one, `get`, which reads the one that an
 * address names, and `submit`, which sends a form. None of them throws; a `FlowOutcome` says what became of it.
 */

export const login = {
  /** `refresh` and `aal` are for people who are signed in already: they ask for the password or a second factor again. */
  create: ({
    signal,
    ...params
  }: {
    refresh?: boolean
    aal?: string
    returnTo?: string
    loginChallenge?: string
    organization?: string
    via?: string
  } & Cancellable = {}) => outcome<LoginFlow>(kratos().createBrowserLoginFlow(params, { signal })),
  get: (id: string, { signal }: Cancellable = {}) =>
    outcome<LoginFlow>(kratos().getLoginFlow({ id }, { signal })),
  submit: (flow: string, body: FlowBody) =>
    outcome<LoginFlow>(
      kratos().updateLoginFlow({ flow, updateLoginFlowBody: body as unknown as UpdateLoginFlowBody }),
    ),
}

export const registration = {
  create: ({
    signal,
    ...params
  }: {
    returnTo?: string
    loginChallenge?: string
    afterVerificationReturnTo?: string
    organization?: string
  } & Cancellable = {}) =>
    outcome<RegistrationFlow>(kratos().createBrowserRegistrationFlow(params, { signal })),
  get: (id: string, { signal }: Cancellable = {}) =>
    outcome<RegistrationFlow>(kratos().getRegistrationFlow({ id }, { signal })),
  /** Kratos answers people who are signed in already with a redirect; it is not followed, but gives `alreadySignedIn`. */
  submit: (flow: string, body: FlowBody) =>
    outcome<RegistrationFlow>(
      kratos().updateRegistrationFlow(
        { flow, updateRegistrationFlowBody: body as unknown as UpdateRegistrationFlowBody },
        { maxRedirects: 0 },
      ),
    ),
}

export const verification = {
  create: ({ signal, ...params }: { returnTo?: string } & Cancellable = {}) =>
    outcome<VerificationFlow>(kratos().createBrowserVerificationFlow(params, { signal })),
  get: (id: string, { signal }: Cancellable = {}) =>
    outcome<VerificationFlow>(kratos().getVerificationFlow({ id }, { signal })),
  /** An expired flow is answered with a new one that says so, to be drawn like any other. */
  submit: (flow: string, body: FlowBody, { token }: { token?: string } = {}) =>
    outcome<VerificationFlow>(
      kratos().updateVerificationFlow({
        flow,
        token,
        updateVerificationFlowBody: body as unknown as UpdateVerificationFlowBody,
      }),
    ),
}

export const recovery = {
  create: ({ signal, ...params }: { returnTo?: string } & Cancellable = {}) =>
    outcome<RecoveryFlow>(kratos().createBrowserRecoveryFlow(params, { signal })),
  get: (id: string, { signal }: Cancellable = {}) =>
    outcome<RecoveryFlow>(kratos().getRecoveryFlow({ id }, { signal })),
  submit: (flow: string, body: FlowBody, { token }: { token?: string } = {}) =>
    outcome<RecoveryFlow>(
      kratos().updateRecoveryFlow({
        flow,
        token,
        updateRecoveryFlowBody: body as unknown as UpdateRecoveryFlowBody,
      }),
    ),
}

export const settings = {
  create: ({ signal, ...params }: { returnTo?: string } & Cancellable = {}) =>
    outcome<SettingsFlow>(kratos().createBrowserSettingsFlow(params, { signal })),
  get: (id: string, { signal }: Cancellable = {}) =>
    outcome<SettingsFlow>(kratos().getSettingsFlow({ id }, { signal })),
  submit: (flow: string, body: FlowBody) =>
    outcome<SettingsFlow>(
      kratos().updateSettingsFlow({
        flow,
        updateSettingsFlowBody: body as unknown as UpdateSettingsFlowBody,
      }),
    ),
}
