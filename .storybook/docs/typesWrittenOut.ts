import type { ArgTypesEnhancer, SBType } from 'storybook/internal/csf'
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
 * Writes every prop's type out in its table, with the comment on it, and gives it the control that this type asks for. A type
 * is as it stands in the code; one that is called by a name and is a choice of values, which react-docgen finds, as these
 * values: `'sm' | 'md'`.
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
      const arg: unknown = initialArgs[name]
      const values = valuesOf(docgen?.props?.[name]?.tsType)
      const type = values ? choiceOf(values) : (argType.type ?? kindOf(prop.type, arg))
      return [
        name,
        {
          ...argType,
          description: argType.description || prop.comment,
          type: { ...type, required: prop.required },
          ...(prop.type === 'ReactNode' && { control: textControl(name, arg) }),
          table: {
            ...argType.table,
            type: { ...argType.table?.type, summary: values?.join(' | ') ?? prop.type },
          },
        },
      ]
    }),
  )
}

/** The values as they stand in the code, also those behind a name; undefined where it is not values alone. */
function valuesOf(type: DocgenType | undefined): readonly string[] | undefined {
  if (type?.name === 'union') {
    const all = type.elements?.map(valuesOf)
    return all?.every((values) => values !== undefined) ? all.flat() : undefined
  }
  const value = type?.value ?? type?.name
  return value && /^('.*'|\d+|true|false|null|undefined)$/.test(value) ? [value] : undefined
}

const choiceOf = (values: readonly string[]): SBType => ({
  name: 'enum',
  value: values
    .filter((value) => value !== 'undefined')
    .map((value) => JSON.parse(value.replaceAll("'", '"')) as string | number),
})

const SIMPLE = ['string', 'number', 'boolean', 'function'] as const

/** A type that react-docgen has not read, in Storybook's words. */
function kindOf(type: string, arg: unknown): SBType {
  const name = type.includes('=>') ? 'function' : SIMPLE.find((one) => one === type || one === typeof arg)
  return name ? { name } : { name: 'other', value: type }
}

/** What may be elements is changed as a text, unless it is an element here. */
const textControl = (name: string, arg: unknown) =>
  /icon$/i.test(name) || typeof (arg ?? '') !== 'string' ? { disable: true } : { type: 'text' as const }
