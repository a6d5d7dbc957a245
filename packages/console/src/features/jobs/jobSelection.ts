import type { Job } from '@quarterdeck/api'
import { useCallback, useSyncExternalStore } from 'react'
import { whenPersonLeaves } from '../../lib/session'
import { createStore } from '../../lib/store'

/** The jobs that were chosen of a list. */
interface Selection {
  /** What the list asks for: another search is another list, of which nothing is chosen. */
  place: string
  /** As a list last told them: one that has left the list since stands as it did then. */
  jobs: ReadonlyMap<string, Job>
  /** The one that was chosen last: a range begins there. */
  last?: string
  /** Everything was chosen that had been found, in so many words. */
  among?: string
  /** Everything was to be chosen, and not all could be read. */
  brokeOff?: boolean
}

const none: ReadonlyMap<string, Job> = new Map()
const empty = (place: string): Selection => ({ place, jobs: none })

/** Outside React, so that a box draws itself alone, and that it is there again when somebody comes back to the list. */
const selection = createStore(empty(''))

whenPersonLeaves(() => selection.set(empty('')))

const at = (place: string) => (selection.get().place === place ? selection.get() : empty(place))

/** A hook: what is chosen in a list. */
export function useSelection(place: string): Selection {
  const known = selection.use()
  return known.place === place ? known : { place, jobs: none }
}

/** A hook: whether a job of a list is chosen; the component is drawn anew only when that changes. */
export const useIsChosen = (place: string, job_id: string): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    useCallback(() => at(place).jobs.has(job_id), [place, job_id]),
  )

/** How often somebody has chosen or cleared something. */
let presses = 0
export const selectionPresses = () => presses

/** Adds jobs to what is chosen in a list, or takes them away. */
export function choose(place: string, jobs: readonly Job[], isChosen: boolean): void {
  presses += 1
  const after = new Map(at(place).jobs)
  for (const job of jobs) {
    if (isChosen) after.set(job.job_id, job)
    else after.delete(job.job_id)
  }
  selection.set({ place, jobs: after, last: jobs.at(-1)?.job_id })
}

/** The jobs of a list from the one that was chosen last to this one, or this one alone. */
export function rangeTo(place: string, job: Job, rows: readonly Job[]): readonly Job[] {
  const from = rows.findIndex(({ job_id }) => job_id === at(place).last)
  const to = rows.findIndex(({ job_id }) => job_id === job.job_id)
  if (from < 0 || to < 0) return [job]
  return from < to ? rows.slice(from, to + 1) : rows.slice(to, from + 1).toReversed()
}

/**
 * Chooses all that was found in a list. What was chosen or cleared while all were being read stays.
 *
 * @param before `selectionPresses` before that
 * @param among what they are, where they are all; left out where reading broke off
 */
export function chooseAll(
  place: string,
  before: number,
  jobs: readonly Job[],
  among: string | undefined,
): void {
  if (presses !== before) return
  const chosen = new Map(jobs.map((job) => [job.job_id, job]))
  selection.set({ place, jobs: chosen, among, brokeOff: among === undefined })
}

export function clearSelection(): void {
  presses += 1
  selection.set(empty(selection.get().place))
}

/** Keeps of what is chosen in a list how it stands by now, of jobs that the list still tells. */
export function bringUpToDate(place: string, told: ReadonlyMap<string, Job>): void {
  const { jobs, ...rest } = at(place)
  const isOther = ([id, job]: [string, Job]) => (told.get(id) ?? job) !== job
  if ([...jobs].some(isOther))
    selection.set({ ...rest, jobs: new Map([...jobs].map(([id, job]) => [id, told.get(id) ?? job])) })
}

/** Takes jobs away from what is chosen, in whatever list. */
export function deselect(ids: readonly string[]): void {
  const { jobs, ...rest } = selection.get()
  if (!ids.some((id) => jobs.has(id))) return
  selection.set({ ...rest, jobs: new Map([...jobs].filter(([id]) => !ids.includes(id))) })
}
