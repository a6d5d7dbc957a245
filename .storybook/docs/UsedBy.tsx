import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import facts from 'virtual:component-facts'
import type { ComponentFacts, Place } from './componentFacts'

/** More than these are listed in one line. */
const FEW = 12

/** Where a component is drawn, as the imports of the code say. */
export function UsedBy({
  facts: { file, screens, isEverywhere, drawnBy, sections },
}: {
  facts: ComponentFacts
}) {
  return (
    <>
      <Heading>Where it is used</Heading>
      {screens.length === 0 ? (
        <p>No screen draws it at present.</p>
      ) : (
        <>
          <p>
            {screens.length} of the {facts.screens} screens and dialogs draw it
            {isEverywhere ? ', so a change of it is seen nearly everywhere' : ''}:
          </p>
          <Markdown>{listOf(screens)}</Markdown>
        </>
      )}
      {drawnBy.length > 0 && (
        <>
          <p>These components draw it themselves:</p>
          <Markdown>{drawnBy.map(linkTo).join(', ')}</Markdown>
        </>
      )}
      <p>
        The code is in <code>{file}</code>
        {sections.length > 0 &&
          `; the reference describes it in ${sections.map((one) => `§${one}`).join(', ')}`}
        .
      </p>
    </>
  )
}

const linkTo = ({ name, docs }: Place) => (docs ? `[${name}](?path=/docs/${docs})` : name)
const listOf = (places: readonly Place[]) =>
  places.length > FEW ? places.map(linkTo).join(', ') : places.map((one) => `- ${linkTo(one)}`).join('\n')
