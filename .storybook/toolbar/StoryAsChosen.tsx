import { liveArgs } from '@quarterdeck/sandbox/msw'
import type { ReactRenderer } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import type { PartialStoryFn, StoryContext } from 'storybook/internal/types'

interface StoryAsChosenProps {
  story: PartialStoryFn<ReactRenderer>
  context: StoryContext<ReactRenderer>
}

/** A story with what has come from its mocks since it was first drawn: the answers to Try Again, and slow ones. */
export function StoryAsChosen({ story: Story, context }: StoryAsChosenProps) {
  const live = liveArgs()
  const arrived = useSyncExternalStore(live.subscribe, live.get)
  return <Story args={{ ...context.args, ...arrived }} />
}
