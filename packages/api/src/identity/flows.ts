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
import type { Cancellable } from '../models'
import { kratos, outcome } from './client'

/**
 * What a form sends: its nodes' names and values, and the pressed button's. Which of them belong together is
 * the flow's affair, so the body is not typed by method.
 */
export type FlowBody = Record<string, unknown>

/** The kinds of flow a browser goes through, each with `create`, `get` and `submit`. None of them throws. */

export const login = {
  /** Starts a flow. `refresh` and `aal` are for people who are signed in already (step-up). */
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
  /** Kratos redirects people who are signed in already instead of answering; that is not followed. */
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
  /** An expired flow answers with a new one that says so: draw it. */
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
