import type { FieldProps } from '../primitives'
import type { FlowNode } from './flow'

/** What a screen adds to a field of a flow, in place of what the field has of it. */
export type FieldExtras = Partial<Pick<FieldProps, 'aside' | 'hint' | 'error'>>

/** Gives what a screen adds to a field, by what is typed in it; `change` types something else into a field. */
export type ExtrasOf = (
  node: FlowNode,
  typed: string,
  change: (node: FlowNode, value: string) => void,
) => FieldExtras | false | undefined
