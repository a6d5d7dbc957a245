export {
  asksForCode,
  flowMessages,
  flowNodes,
  type Flow,
  type FlowKind,
  type FlowNode,
  type FlowText,
  type FlowValues,
} from './flow'
export { draftValues } from './draftValues'
export { editedValues } from './editedValues'
export { EmailTypo } from './EmailTypo'
export type { ExtrasOf } from './fieldExtras'
export { flowBody, type FlowBody } from './flowBody'
export { preloadFlowDisplay } from './FlowContent'
export { FlowForm, type FlowFormProps } from './FlowForm'
export { FlowMessages } from './FlowMessages'
export { FlowPanel, type FlowPanelProps } from './FlowPanel'
export { groupLabel } from './groupLabel'
export { LEAKED_PASSWORD, LEAKED_PASSWORD_TEXT } from './leakedPassword'
export { LinkButton } from './LinkButton'
export { newPassword } from './newPassword'
export { PasswordStrengthBadge } from './PasswordStrengthBadge'
export { ProofForm, ProofPanel } from './ProofPanel'
export { settingsGroups } from './settingsGroups'
export { signInWords } from './signInWords'
export { StartOver } from './StartOver'
export { touchArea } from './touchArea'
export type { FlowSubmit } from './useFlowForm'
