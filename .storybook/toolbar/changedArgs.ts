import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/types'

type Args = Readonly<Record<string, unknown>>

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** What somebody changed in Controls: the args that are not what the story says. */
    changedArgs?: Args
  }
}

/** The changed args that each story was last drawn with, and how often they have been others. */
const lastOf = new Map<string, { changed: Args; times: number }>()

const isSame = (one: Args, other: Args) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => value === other[name])

/**
 * For a loader that runs before all others, which replace args: notes in the context what was changed in Controls.
 *
 * @returns how often it has changed since the story was first drawn. A view that keeps state from its first args (a form
 *   from its values) has to begin anew then.
 */
export function noteChangedArgs(context: StoryContext<ReactRenderer>): number {
  const initial: Args = context.initialArgs
  const changed = Object.fromEntries(
    Object.entries(context.args as Args).filter(([name, value]) => value !== initial[name]),
  )
  const last = lastOf.get(context.id) ?? { changed, times: 0 }
  const now = { changed, times: isSame(changed, last.changed) ? last.times : last.times + 1 }
  lastOf.set(context.id, now)
  context.changedArgs = changed
  return now.times
}
