import type { AnyFlow } from '@quarterdeck/api/identity'

/** The value that a flow's document gives to the field of this name, where that is a text. */
export function flowValue(flow: AnyFlow, name: string): string | undefined {
  const node = flow.ui.nodes.find(({ attributes }) => 'name' in attributes && attributes.name === name)
  const value = node && 'value' in node.attributes ? (node.attributes.value as unknown) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
