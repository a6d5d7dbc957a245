import type { ArgTypesEnhancer } from 'storybook/internal/csf'
import { propNamed, REST, type WrittenProps } from './propNamed'

/** A type as react-docgen describes it. */
interface DocgenType {
  name: string
  value?: string
  elements?: readonly DocgenType[]
}

interface Docgen {
  props?: Readonly<Record<string, { tsType?: DocgenType }>>
}

/**
 * Writes every prop's type out in its table, and the comment on it. A type is as it stands in the code; one that is called
 * by a name and is a choice of values, which react-docgen finds, as these values: `'sm' | 'md'`.
 */
export const typesWrittenOut: ArgTypesEnhancer = ({ component, argTypes, initialArgs, parameters }) => {
  const docgen = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo
  // From factsPlugin.ts.
  const written = (parameters.props ?? {}) as WrittenProps
  const hasProps = Object.keys(written).length > 0
  const names = new Set(Object.keys({ ...written, ...argTypes, ...initialArgs }))
  names.delete(REST)
  return Object.fromEntries(
    Array.from(names, (name) => {
      const argType = argTypes[name] ?? { name }
      const prop = propNamed(written, name)
      // An arg that its stories need for something else.
      if (!prop) return [name, hasProps ? { ...argType, table: { disable: true } } : argType]
      const summary = valuesOf(docgen?.props?.[name]?.tsType) ?? prop.type
      return [
        name,
        {
          ...argType,
          description: argType.description || prop.comment,
          // What Storybook knows of the type is what its controls go by.
          ...(argType.type && { type: { ...argType.type, required: prop.required } }),
          table: { ...argType.table, type: { ...argType.table?.type, summary } },
        },
      ]
    }),
  )
}

/** `'sm' | 'md'`; undefined where it is not values alone. */
function valuesOf(type: DocgenType | undefined): string | undefined {
  const values = type?.name === 'union' ? type.elements?.map(({ name, value }) => value ?? name) : undefined
  return values?.every((value) => /^('.*'|\d+|true|false|null|undefined)$/.test(value))
    ? values.join(' | ')
    : undefined
}
