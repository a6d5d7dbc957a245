import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Badge, type BadgeProps } from '@quarterdeck/ui/primitives'
import { useContext } from 'react'
import { asProse } from './asProse'
import { DesignOf } from './DesignOf'
import { Example, isInPage } from './Example'
import { GuideOf } from './GuideOf'
import { MustsOf } from './MustsOf'
import { UsedBy } from './UsedBy'
import facts from 'virtual:component-facts'

/**
 * The docs page of every component. Nothing in it is written twice: summary and props are the comments in the code, the
 * states are the stories, the places are what the code imports, what must hold is what its tests say; only the rules of use are told by `parameters.guide`.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const own = facts.components[preparedMeta.title]
  const stories = useContext(DocsContext).componentStories()
  // A story about presses alone ends as another one begins or ends, and has no picture.
  const drawn = stories.filter(({ tags }) => !tags.includes('interaction'))
  const [first] = drawn
  return (
    <>
      <Title />
      <Status tags={first?.tags ?? []} />
      {own ? <Markdown>{own.summary}</Markdown> : <Description of="meta" />}
      <Route path={preparedMeta.parameters.route} />
      <DesignOf
        found={own?.design ?? []}
        named={preparedMeta.parameters.design}
        isScreen={preparedMeta.parameters.route !== undefined}
      />
      {first && <Example of={first.moduleExport} />}
      <GuideOf stories={stories} guide={preparedMeta.parameters.guide} />
      {first?.component && !preparedMeta.parameters.route && (
        <>
          <Heading>Props</Heading>
          {isInPage(first) ? <Controls of={first.moduleExport} /> : <ArgTypes of={first.moduleExport} />}
        </>
      )}
      <Heading>States</Heading>
      {drawn.slice(1).map(({ id, name, moduleExport, parameters, initialArgs }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          {parameters.route && (
            <p>
              At <code>{String(initialArgs.address)}</code>
            </p>
          )}
          <Markdown>{asProse(parameters.docs?.description?.story ?? '')}</Markdown>
          <Example of={moduleExport} />
        </section>
      ))}
      {own && <UsedBy facts={own} />}
      <MustsOf musts={own?.musts ?? []} stories={stories} />
    </>
  )
}

/** Where people find a whole screen: its route in the console's route table. */
function Route({ path }: { path: string | undefined }) {
  return (
    path && (
      <p>
        The screen at <code>{path}</code>, with its real containers and the data of each story.
      </p>
    )
  )
}

/** The tags that say how far a component can be relied upon. */
const STATUS: Readonly<Record<string, { text: string; tone: BadgeProps['tone'] }>> = {
  new: { text: 'New', tone: 'info' },
  experimental: { text: 'Experimental', tone: 'warning' },
  stable: { text: 'Stable', tone: 'neutral' },
}

function Status({ tags }: { tags: readonly string[] }) {
  return Object.entries(STATUS)
    .filter(([tag]) => tags.includes(tag))
    .map(([tag, { text, tone }]) => (
      <Badge key={tag} tone={tone}>
        {text}
      </Badge>
    ))
}
