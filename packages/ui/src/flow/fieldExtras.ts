import type { FieldProps } from '../primitives'
import type { Flow, FlowNode } from './flow'

/** What a screen adds to a field of a flow, in place of what the field has of it. */
export type FieldExtras = Partial<Pick<FieldProps, 'aside' | 'hint' | 'error'>>

/** The form that a field is in. */
interface FieldForm {
  flow: Flow
  /** What a field holds. */
  valueOf: (node: FlowNode) => unknown
  /** Types something else into a field. */
  change: (node: FlowNode, value: string) => void
  /** Puts the focus into a field. */
  focus: (node: FlowNode) => void
}

/** Gives what a screen adds to a field, by what is typed in it. */
export type ExtrasOf = (node: FlowNode, typed: string, form: FieldForm) => FieldExtras | false | undefined
