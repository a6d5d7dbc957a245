/** A prop as it stands in the code. */
export interface WrittenProp {
  type: string
  /** The comment above it, as text. */
  comment: string
  required: boolean
}

/** The props of a component by their names. */
export type WrittenProps = Readonly<Record<string, WrittenProp>>

/** In place of a name: a type that is not ours, such as the attributes of an element, of which anything may be given. */
export const REST = '…'

/** A prop of a component, where it has one of that name. */
export function propNamed(props: WrittenProps, name: string): WrittenProp | undefined {
  const rest = props[REST]
  return props[name] ?? (rest && { ...rest, type: `${rest.type}['${name}']` })
}
