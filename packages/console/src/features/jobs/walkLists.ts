import type { Job, Page, Source, Workflow } from '@quarterdeck/api'
import { jobGroup } from '@quarterdeck/ui/jobs'

/** A workflow on the way through a list. */
export interface Stop {
  workflow_id: string
  source?: Source
  /** Whether it has failed; undefined where the list does not tell. */
  failed?: boolean
}

/** The workflows that jobs are steps of, each once, in the order of the jobs; failed where one of them has. */
export function stopsOf(jobs: readonly Job[] = []): Stop[] {
  const stops = new Map<string, Stop>()
  for (const { workflow_id, source, status } of jobs) {
    if (!workflow_id) continue
    const failed = jobGroup(status) === 'failed' || (stops.get(workflow_id)?.failed ?? false)
    stops.set(workflow_id, { workflow_id, source, failed })
  }
  return [...stops.values()]
}

/** The workflows of a page of cards. */
export const stopsOfCards = (page: Page<Workflow> | undefined): Stop[] =>
  page?.items.map(({ workflow_id, source }) => ({ workflow_id, source })) ?? []

/** Where somebody is in a list: at a workflow that may have left the list since. */
export interface Place {
  workflow_id: string
  index: number
}

/**
 * The place in a list by now. A workflow that has left it, since it was restarted for instance, is between the two that
 * it stood between: `index` is then that of the one which follows.
 */
export function placeIn(
  stops: readonly Stop[],
  workflow_id: string,
  before: Place | undefined,
): Place | undefined {
  const index = stops.findIndex((stop) => stop.workflow_id === workflow_id)
  if (index >= 0) return { workflow_id, index }
  return before?.workflow_id === workflow_id
    ? { ...before, index: Math.min(before.index, stops.length) }
    : undefined
}

/** The workflows after a place, or before it with the nearest first. */
export function stopsFrom(stops: readonly Stop[], { workflow_id, index }: Place, direction: 1 | -1): Stop[] {
  const isIn = stops[index]?.workflow_id === workflow_id
  return direction === 1 ? stops.slice(isIn ? index + 1 : index) : stops.slice(0, index).toReversed()
}
