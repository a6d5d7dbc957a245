export { preloadClient } from './client'
export { login, recovery, registration, settings, verification, type FlowBody } from './flows'
export { type AnyFlow, allMessages, errorText, hasErrors, hasMessage } from './flow'
export { findContinueWith, MESSAGE_GENERIC, type FlowOutcome, type KratosError } from './errors'
export * as sessions from './sessions'
export type { FlowError, PersonSession, PersonSessions } from './sessions'
export type {
  ContinueWith,
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  Session,
  SettingsFlow,
  UiContainer,
  UiNode,
  UiNodeAnchorAttributes,
  UiNodeAttributes,
  UiNodeDivisionAttributes,
  UiNodeImageAttributes,
  UiNodeInputAttributes,
  UiNodeScriptAttributes,
  UiNodeTextAttributes,
  UiText,
  VerificationFlow,
} from '@ory/client'
