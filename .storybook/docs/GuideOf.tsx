import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import styled from 'styled-components'
import { Example, type ExampleProps } from './Example'
import type { Guide, Rule } from './guide'

interface StoryOfRule {
  id: string
  moduleExport: ExampleProps['of']
}

export interface GuideOfProps {
  guide: Guide | undefined
  /** The stories that the rules name; the last part of an id is the name of the export. */
  stories: readonly StoryOfRule[]
}

/** What to do with a component and what to avoid, each beside the story that shows it; then what it does for everybody. */
export function GuideOf({ guide, stories }: GuideOfProps) {
  if (!guide) return null
  const rules = [
    ...(guide.do ?? []).map((rule) => ({ ...rule, kind: 'Do' })),
    ...(guide.avoid ?? []).map((rule) => ({ ...rule, kind: 'Avoid' })),
  ]
  const storyOf = ({ story }: Rule) => stories.find(({ id }) => story && id.endsWith(`--${inId(story)}`))
  return (
    <>
      <Heading>Using it</Heading>
      <Rules className="sb-unstyled">
        {rules.map((rule) => {
          const story = storyOf(rule)
          return (
            <li key={rule.text} data-kind={rule.kind}>
              <Markdown>{`**${rule.kind}:** ${rule.text}`}</Markdown>
              {story && <Example of={story.moduleExport} code={false} />}
            </li>
          )
        })}
      </Rules>
      {guide.accessibility && (
        <>
          <Heading>Accessibility</Heading>
          <Markdown>{guide.accessibility.map((text) => `- ${text}`).join('\n')}</Markdown>
        </>
      )}
    </>
  )
}

/** 'WithIcon' as Storybook writes it in ids. */
const inId = (story: string) => story.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: var(--space-3);
  margin: var(--space-4) 0;

  > li {
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--success-fill);
    background: var(--canvas);
    color: var(--text);
  }
  > li[data-kind='Avoid'] {
    border-left-color: var(--danger-fill);
  }
`
