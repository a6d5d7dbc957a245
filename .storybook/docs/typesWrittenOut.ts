import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/** A type as react-docgen describes it. */
interface DocgenType {
  name: string
  /** As it stands in the code. */
  raw?: string
  value?: string
  elements?: readonly DocgenType[]
}

/** Longer types are called by their name: nobody reads more in a table. */
const LONGEST = 160

/** Writes every prop's type out in its table, where react-docgen has it: `'sm' | 'md'` and not 'union'. */
export const typesWrittenOut: ArgTypesEnhancer = ({ component, argTypes }) => {
  const { props } = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {}
  if (!props) return argTypes
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType
      const summary = type && written(type)
      return [
        name,
        summary
          ? { ...argType, table: { ...argType.table, type: { ...argType.table?.type, summary } } }
          : argType,
      ]
    }),
  )
}

interface Docgen {
  props?: Readonly<Record<string, { tsType?: DocgenType }>>
}

function written({ name, raw, value, elements }: DocgenType): string {
  const whole =
    name === 'union' && elements
      ? elements.map(written).join(' | ')
      : (raw ?? value ?? name).replaceAll(/\s+/g, ' ').trim()
  return whole.length > LONGEST ? name : whole
}
