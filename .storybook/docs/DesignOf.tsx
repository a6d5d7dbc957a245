import { Markdown } from '@storybook/addon-docs/blocks'
import { toId } from 'storybook/internal/csf'
import type { Place } from './componentFacts'

/** What every whole screen follows. */
const OF_SCREENS = ['Patterns/Loading', 'Patterns/Errors and unknown outcomes', 'Patterns/Empty']

export interface DesignOfProps {
  /** The pages that show the component. */
  found: readonly Place[]
  /** `parameters.design`: titles of pages that do not show it. */
  named: readonly string[] | undefined
  isScreen: boolean
}

/** The pages that tell how a component or screen is designed. */
export function DesignOf({ found, named = [], isScreen }: DesignOfProps) {
  const links = new Map(found.map(({ name, docs = '' }) => [name, docs]))
  for (const title of isScreen ? [...OF_SCREENS, ...named] : named)
    links.set(title.replaceAll('/', ' / '), toId(title, 'docs'))
  if (links.size === 0) return null
  const list = Array.from(links, ([name, id]) => `[${name}](?path=/docs/${id})`)
  return <Markdown>{`How it is designed: ${list.join(', ')}`}</Markdown>
}
