export {
  asksForCode,
  flowMessages,
  type Flow,
  type FlowKind,
  type FlowNode,
  type FlowText,
  type FlowValues,
} from './flow'
export { type FlowBody } from './flowBody'
export { preloadFlowDisplay } from './FlowContent'
export { FlowForm, type FlowFormProps } from './FlowForm'
export { FlowMessages } from './FlowMessages'
export { FlowPanel, type FlowPanelProps } from './FlowPanel'
export { groupLabel } from './groupLabel'
export { LinkButton } from './LinkButton'
export { ProofForm, ProofPanel } from './ProofPanel'
export { settingsGroups } from './settingsGroups'
export { StartOver } from './StartOver'
export { touchArea } from './touchArea'
export type { FlowSubmit } from './useFlowForm'
