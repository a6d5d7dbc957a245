import type { RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'

/** What a story says about the recordings that it draws: the args of the screen for each, by name. */
export type RecordedArgs = Partial<Record<RecordingName, object>>

/**
 * Makes stories of recordings: `argsOf` gives the args of the screen at a recorded answer. The story draws the first one;
 * those named after it look the same and need no story of their own. `recordings.test.tsx` holds both.
 */
export const recorded =
  <Args extends object>(argsOf: (name: RecordingName) => Args) =>
  (first: RecordingName, ...alike: RecordingName[]) => {
    const recordings: RecordedArgs = Object.fromEntries([first, ...alike].map((name) => [name, argsOf(name)]))
    return { args: argsOf(first), parameters: { recordings } }
  }
