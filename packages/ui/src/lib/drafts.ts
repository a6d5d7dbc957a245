import { createContext, use, useState } from 'react'

/** What was typed into a form and not sent. */
export interface Draft {
  /** What the edited controls hold, by field; secrets are left out. */
  values: Record<string, unknown>
  /** What these controls held when the form opened. */
  before: Record<string, unknown>
  /** Labels of the edited fields that are secrets, and have to be typed again. */
  secrets: readonly string[]
  /** It was sent, and its answer can no longer come: whether it was done is not known. */
  unanswered?: boolean
}

/** The place where one form's draft is kept. */
export interface DraftPlace {
  read: () => Draft | null
  /** Keeps a draft in place of the last one; null removes it. */
  keep: (draft: Draft | null) => void
  /** The draft is being sent: it is to be removed when the write is done. `to` names what can be read later for its answer. */
  sending: (to?: string) => void
  /** Calls back once the draft, which is being sent already, has been removed for that. Returns how to stop waiting. */
  whenSent: (tell: () => void) => () => void
}

/**
 * Finds the place for the draft of a form that begins to be drawn, by the form's name, which is unique on its screen or
 * dialog. The application provides it; without one no drafts are kept.
 */
export const DraftsContext = createContext<(form: string) => DraftPlace | null>(() => null)

/** The place for the draft of the form that calls it; null without a name, and where no drafts are kept. */
export function useDraftPlace(form: string | undefined): DraftPlace | null {
  const placeOf = use(DraftsContext)
  const [place] = useState(() => (form === undefined ? null : placeOf(form)))
  return place
}
