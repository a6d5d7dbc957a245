import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { asProse } from './asProse'
import type { Must } from './componentFacts'

interface TestedStory {
  id: string
  name: string
  tags: readonly string[]
  playFunction?: unknown
  parameters: { docs?: { description?: { story?: string } } }
}

export interface MustsOfProps {
  /** What unit tests say of the component. */
  musts: readonly Must[]
  stories: readonly TestedStory[]
}

/** What must hold of a component, each with the test that fails when it does not. */
export function MustsOf({ musts, stories }: MustsOfProps) {
  const used = stories.filter(({ playFunction }) => playFunction)
  return (
    <>
      <Heading>What must hold</Heading>
      <p>
        Every state above looks as its picture shows, in light and dark, tells assistive technology what is
        recorded beside the picture, and breaks no rule of WCAG 2.2 AA: the tests of the stories.
      </p>
      {musts.length > 0 && (
        <ul>
          {/* Titles are plain text: '<time>' in one is to be read, and no element. */}
          {musts.map(({ text, file }) => (
            <li key={`${file} ${text}`}>
              {sentence(text)} <code>{nameOf(file)}</code>
            </li>
          ))}
        </ul>
      )}
      {used.length > 0 && (
        <>
          <p>These stories press, type and read as a person does, and fail when it answers otherwise:</p>
          <Markdown>
            {used
              .map(({ id, name, parameters }) => {
                const said = asProse(parameters.docs?.description?.story ?? '')
                return `- [${name}](?path=/story/${id})${said && `: ${said}`}`
              })
              .join('\n')}
          </Markdown>
        </>
      )}
    </>
  )
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** The title of a test as a sentence: 'an unchanged row is …' begins with a capital and ends with a full stop. */
const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!…]$/.test(text) ? '' : '.'}`
