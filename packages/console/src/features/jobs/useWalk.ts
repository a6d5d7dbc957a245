import { errorMessage } from '@quarterdeck/api'
import { jobFiltersError, jobGroup, type JobQuery, type Walk } from '@quarterdeck/ui/jobs'
import { formatInteger } from '@quarterdeck/ui/lib'
import {
  CancelledError,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useDialogTurn } from '../../lib/useDialogTurn'
import { recentJobsQuery, workflowsQuery } from './jobs.queries'
import { useJobsSearch, withJobsSearch } from './jobsSearch'
import { useJobReading } from './useJobReading'
import { placeIn, stopsFrom, stopsOf, stopsOfCards, type Place, type Stop } from './walkLists'
import { workflowJobsQuery } from './workflow.queries'

/** A page of a list that the address names, or what has been read of the list of all jobs, which has no pages. */
interface WalkedPage {
  stops: readonly Stop[]
  list: 'all' | 'recent' | 'workflows'
  page: number
  isLast: boolean
}

/** How many jobs more are looked for where what was read of all jobs ends. */
const MORE = 25
/** How many pages, or readings of more jobs, are looked through for the next failure. */
const MOST_PAGES = 20

/**
 * The way from a workflow through the list of the jobs screen that it was opened from, within its filters and across its
 * pages; undefined where it is in none. As long as the list is being read it leads nowhere.
 */
export function useWalk(id: string): Walk | undefined {
  const client = useQueryClient()
  const turn = useDialogTurn()
  const isHere = useLocation().pathname === paths.adminJobs()
  const { tab, filters, pages, asked, byCause } = useJobsSearch()
  const isAll = isHere && tab === 'all' && !byCause && 'query' in asked
  const isPaged = isHere && tab !== 'all' && jobFiltersError(filters) === undefined
  const source = tab === 'cluster' ? 'cluster' : 'organization'
  const all = useJobReading('query' in asked ? asked.query : none, { enabled: isAll })
  const recentAt = (page: number) => recentJobsQuery({ source, filters, page })
  const cardsAt = (page: number) => workflowsQuery({ source, filters, page })
  // The screen below reads and polls its lists by itself.
  const looked = { enabled: isPaged, refetchOnMount: false, notifyOnChangeProps: ['data' as const] }
  const recent = useQuery({ ...recentAt(pages.recent), ...looked })
  const cards = useQuery({ ...cardsAt(pages.workflows), ...looked })

  const stretches: WalkedPage[] = isAll
    ? [{ stops: stopsOf(all.found?.hits), list: 'all', page: 1, isLast: !all.found?.further }]
    : [
        {
          stops: stopsOf(recent.data?.items),
          list: 'recent' as const,
          page: pages.recent,
          isLast: pages.recent >= (recent.data?.totalPages ?? 1),
        },
        {
          stops: stopsOfCards(cards.data),
          list: 'workflows' as const,
          page: pages.workflows,
          isLast: pages.workflows >= (cards.data?.totalPages ?? 1),
        },
      ]
  const [at, setAt] = useState<Place & Pick<WalkedPage, 'list' | 'page'>>()
  const [searching, setSearching] = useState(false)
  const [told, setTold] = useState<{ id: string; text: string }>()
  const search = useRef<AbortController>(undefined)
  const { stop: stopReading } = all
  const endSearch = useCallback(() => {
    search.current?.abort()
    stopReading()
    setSearching(false)
  }, [stopReading])
  // Somebody may close the dialog, or open another workflow, meanwhile.
  useEffect(() => endSearch, [id, endSearch])

  // One that has left the list since it was opened keeps its place in it.
  const before = (one: WalkedPage) => (at?.list === one.list && at.page === one.page ? at : undefined)
  const here =
    stretches.find(({ stops }) => stops.some(({ workflow_id }) => workflow_id === id)) ??
    stretches.find((one) => before(one)?.workflow_id === id)
  const place = here && placeIn(here.stops, id, before(here))
  if (
    here &&
    place &&
    (at?.workflow_id !== id || at.index !== place.index || at.list !== here.list || at.page !== here.page)
  )
    setAt({ ...place, list: here.list, page: here.page })
  if (!isAll && !isPaged) return undefined
  if (!here || !place) {
    const isRead = isAll ? all.found : recent.data && cards.data
    return isRead ? undefined : { busy: false } // The buttons have their place from the beginning.
  }

  /** Reads, anew each time that a write has the jobs read again meanwhile. */
  const ask = <T, K extends QueryKey>(
    options: FetchQueryOptions<T, Error, T, K>,
    signal: AbortSignal,
  ): Promise<T> =>
    client.fetchQuery(options).catch((error: unknown) => {
      if (signal.aborted || !(error instanceof CancelledError)) throw error
      return ask(options, signal)
    })

  /** What follows a stretch in a direction, read where it has to be; undefined where the list ends. */
  async function beyond(
    stretch: WalkedPage,
    direction: 1 | -1,
    signal: AbortSignal,
  ): Promise<(WalkedPage & { fresh: Stop[] }) | undefined> {
    const { list, page, isLast, stops } = stretch
    if (direction === 1 ? isLast : page === 1) return undefined
    if (list === 'all') {
      const failure = await all.readTo((all.findNow()?.hits.length ?? 0) + MORE)
      if (failure) throw new Error(failure.reason)
      const found = all.findNow()
      const known = new Set(stops.map(({ workflow_id }) => workflow_id))
      const fresh = stopsOf(found?.hits).filter(({ workflow_id }) => !known.has(workflow_id))
      return { ...stretch, stops: [...stops, ...fresh], fresh, isLast: !found?.further }
    }
    const next = page + direction
    const read =
      list === 'recent'
        ? await ask(recentAt(next), signal).then(({ items, ...rest }) => ({ ...rest, fresh: stopsOf(items) }))
        : await ask(cardsAt(next), signal).then((cards) => ({ ...cards, fresh: stopsOfCards(cards) }))
    const fresh = direction === 1 ? read.fresh : read.fresh.toReversed()
    return { list, page: next, isLast: next >= read.totalPages, stops: read.fresh, fresh }
  }

  async function hasFailed({ failed, ...workflow }: Stop, signal: AbortSignal): Promise<boolean> {
    if (failed !== undefined) return failed
    const steps = await ask(workflowJobsQuery(workflow), signal)
    return steps.some(({ status }) => jobGroup(status) === 'failed')
  }

  async function find(
    from: WalkedPage,
    start: Place,
    direction: 1 | -1,
    { failedAlone, signal }: { failedAlone: boolean; signal: AbortSignal },
  ) {
    let stretch: (WalkedPage & { fresh: Stop[] }) | undefined = {
      ...from,
      fresh: stopsFrom(from.stops, start, direction),
    }
    for (let looked = 0; stretch && !signal.aborted && looked < MOST_PAGES; looked += 1) {
      for (const stop of stretch.fresh) {
        if (signal.aborted) break
        if (stop.workflow_id !== id && (!failedAlone || (await hasFailed(stop, signal))))
          return { ...stretch, stop }
      }
      stretch = await beyond(stretch, direction, signal)
    }
    return stretch ? 'too far' : 'none'
  }

  async function go(direction: 1 | -1, failedAlone: boolean) {
    if (!here || !place) return
    const { signal } = (search.current = new AbortController())
    setSearching(true)
    setTold(undefined)
    try {
      const found = await find(here, place, direction, { failedAlone, signal })
      if (signal.aborted) return
      if (typeof found === 'object')
        turn('workflow', { id: found.stop.workflow_id, source: found.stop.source }, (query) =>
          found.list === 'all' ? query : withJobsSearch(query, { pages: { [found.list]: found.page } }),
        )
      else {
        const sought = failedAlone ? 'failure' : 'workflow'
        const looked =
          here.list === 'all'
            ? `in the first ${formatInteger(all.findNow()?.hits.length ?? 0)} jobs`
            : `on the next ${MOST_PAGES} pages`
        setTold({ id, text: found === 'none' ? `No further ${sought}` : `No ${sought} ${looked}` })
      }
    } catch (error) {
      if (!signal.aborted) setTold({ id, text: errorMessage(error) })
    } finally {
      if (!signal.aborted) setSearching(false)
    }
  }

  const leads = (direction: 1 | -1) =>
    stopsFrom(here.stops, place, direction).length > 0 || (direction === 1 ? !here.isLast : here.page > 1)
  return {
    onPrevious: leads(-1) ? () => void go(-1, false) : undefined,
    onNext: leads(1) ? () => void go(1, false) : undefined,
    onNextFailure: leads(1) ? () => void go(1, true) : undefined,
    onStop: endSearch,
    busy: searching,
    told: told?.id === id ? told.text : undefined,
  }
}

/** Asks for nothing: always the same object. */
const none: JobQuery = []
