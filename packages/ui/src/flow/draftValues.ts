import type { Draft } from '../lib'
import type { FlowValues } from './flow'

/** What a draft of an identity form holds, whose values are texts and ticks; anything else in it is left out. */
export const draftValues = (draft: Draft | null | undefined): FlowValues =>
  Object.fromEntries(
    Object.entries(draft?.values ?? {}).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  )
