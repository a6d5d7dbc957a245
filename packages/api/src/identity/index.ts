export { preloadClient } from './client'
export { login, recovery, registration, settings, verification, type FlowBody } from './flows'
export { allMessages, errorText, hasErrors, hasMessage } from './flow'
export type {
  AnyFlow,
  FlowMessage,
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  SettingsFlow,
  VerificationFlow,
} from './flow'
export { findContinueWith, MESSAGE_GENERIC } from './errors'
export type { ContinueWith, FlowOutcome, KratosError } from './errors'
export * as sessions from './sessions'
export { getFlowError, type FlowError } from './flowError'
export type { PersonSession, PersonSessions } from './sessions'
