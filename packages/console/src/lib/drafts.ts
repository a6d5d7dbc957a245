import type { Draft, DraftPlace } from '@quarterdeck/ui/lib'
import { whenPersonLeaves } from './session'
import { readStoredJson, writeStored } from './storage'
import { DRAFTS_KEY } from './unsavedInput'
import { readDialog } from './useDialog'
import type { Outcome } from './writes'

/*
 * What somebody typed and has not sent, kept in this tab by person, address and form (§14.18). It outlives a session
 * that ends, a reload and Back. Forms write it through `DraftsContext` and leave secrets out.
 */

/** So many drafts are kept; the oldest go first. */
const MAX_DRAFTS = 20

interface KeptDraft extends Draft {
  /** It was sent, by the visit of this number, and has not been edited since. */
  sending?: number
  /** What it was sent to, which still can tell that it was done. */
  to?: string
}

/** Tells what is sent now from what was sent before a reload or the end of a session: nothing waits for its answer any more. */
let visit = Math.random()

whenPersonLeaves(() => (visit = Math.random()))

/** Forms that were opened again while their draft was being sent, by its key. */
const awaited = new Map<string, () => void>()

/** What is stored: the drafts of one person, each under its address and form. */
interface Kept {
  person: string
  drafts: Record<string, KeptDraft>
}

/**
 * The part of an address, by default the browser's, that drafts belong to: the screen, and the dialog with its entity. Which page of a
 * list is in view, how it is filtered and the like make no difference.
 */
export function draftAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): string {
  const dialog = readDialog(new URLSearchParams(search))
  return dialog ? `${pathname} ${dialog.name} ${dialog.id}` : pathname
}

/**
 * Where the drafts of a person are kept: a value for `DraftsContext`. Drafts of anybody else are never read.
 *
 * @param address the `draftAddress` of the forms; left out, that of each form as it is asked for
 */
export function draftPlacesOf(person: string, address?: string): (form: string) => DraftPlace {
  return (form) => {
    const key = keyOf(address ?? draftAddress(), form)
    return {
      read: () => {
        const draft = stored(person).drafts[key]
        return draft?.sending && draft.sending !== visit ? { ...draft, unanswered: true } : (draft ?? null)
      },
      keep: (draft) =>
        change(person, (drafts) => {
          delete drafts[key] // so that the latest draft is the last one
          if (draft) drafts[key] = draft
        }),
      sending: (to) =>
        change(person, (drafts) => {
          if (drafts[key]) Object.assign(drafts[key], { sending: visit, to })
        }),
      whenSent: (tell) => {
        if (stored(person).drafts[key]?.sending === visit) awaited.set(key, tell)
        return () => void awaited.delete(key)
      },
    }
  }
}

/**
 * Whose drafts those are that are typed before anybody is known, which is at sign-up alone. They are gone as soon as
 * somebody has signed up or is signed in.
 */
export const VISITOR = 'visitor'

/** To be called when it is known who is signed in: removes the drafts of everybody else. */
export const eraseDraftsOfOthers = (person: string) => change(person, () => {})

/** Removes the drafts of an address, when its dialog is closed by the person; what is being sent stays, as it may fail. */
export const removeDrafts = (address: string) =>
  changeAt(address, (drafts, key) => {
    if (drafts[key]?.sending !== visit) delete drafts[key]
  })

/**
 * To be called when a write has ended: removes the drafts of an address that were sent if it was done, else keeps them.
 * Gives the forms that were sent.
 *
 * @param to what was read for an answer: ends the drafts that were sent to it, also those whose outcome was unknown
 */
export function settleSentDrafts(address: string, outcome: Outcome, to?: string): string[] {
  const isDone = outcome === 'done'
  const ended: string[] = []
  changeAt(address, (drafts, key) => {
    const draft = drafts[key]
    if (!draft) return
    const isAnswered = to ? draft.to === to : draft.sending
    // From here on it tells of what is done now, and not of what was sent before.
    if (isDone) delete draft.to
    if (!isAnswered) return
    ended.push(key)
    if (isDone) delete drafts[key]
    else delete draft.sending
    if (outcome === 'unknown') draft.unanswered = true
    else delete draft.to
  })
  for (const key of ended) {
    if (isDone) awaited.get(key)?.()
    awaited.delete(key)
  }
  return ended.map((key) => key.slice(keyOf(address, '').length))
}

const keyOf = (address: string, form: string) => `${address} # ${form}`

/** Changes the drafts of all forms at an address. */
function changeAt(address: string, edit: (drafts: Kept['drafts'], key: string) => void): void {
  change(stored().person, (drafts) => {
    for (const key of Object.keys(drafts)) if (key.startsWith(keyOf(address, ''))) edit(drafts, key)
  })
}

/** What is stored; for a person who is named, nothing of anybody else. */
function stored(person?: string): Kept {
  const kept = readStoredJson('sessionStorage', DRAFTS_KEY) as Partial<Kept> | null
  if (kept?.person && kept.drafts && (person ?? kept.person) === kept.person)
    return { person: kept.person, drafts: kept.drafts }
  return { person: person ?? '', drafts: {} }
}

function change(person: string, edit: (drafts: Kept['drafts']) => void): void {
  const kept = stored(person)
  edit(kept.drafts)
  for (const oldest of Object.keys(kept.drafts).slice(0, -MAX_DRAFTS)) delete kept.drafts[oldest]
  // Where storage is blocked or full, a draft lives as long as its form is open.
  writeStored('sessionStorage', DRAFTS_KEY, Object.keys(kept.drafts).length > 0 ? JSON.stringify(kept) : null)
}
