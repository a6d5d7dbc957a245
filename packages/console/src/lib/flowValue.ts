import type { AnyFlow } from '@quarterdeck/api/identity'

/** The value that a flow's document gives to the field of this name, where that is a text. */
export function flowValue(flow: AnyFlow, name: string): string | undefined {
  const value = flow.ui.nodes.find(({ attributes }) => attributes.name === name)?.attributes.value
  return typeof value === 'string' && value !== '' ? value : undefined
}
