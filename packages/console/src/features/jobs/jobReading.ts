import type { Job, Page, Source } from '@quarterdeck/api'
import { replaceEqualDeep } from '@tanstack/react-query'

/** How far the list of one source has been read. */
export interface SourceReading {
  /** The number of the last page that was read. */
  page: number
  /** That page brought nothing that was not known. */
  stuck: boolean
  /** How often it was read beyond its first page, also before it began anew. */
  further: number
  /** Rows on a page, which may be fewer than were asked for. */
  size: number
  /** How many jobs the platform says there are; those that are known, where it does not say. */
  total: number
  uncounted?: true
  /** There is nothing older. */
  done: boolean
  /** When the oldest job was created that was read, in milliseconds since 1970; Infinity while none has told a time. */
  oldest: number
}

/** What has been read of both lists of jobs: one list, the newest first. */
export interface JobReading extends Page<Job> {
  sources: Record<Source, SourceReading>
}

export const SOURCES: readonly Source[] = ['organization', 'cluster']

/** A page of one list, as it has arrived. */
export interface ReadPage {
  source: Source
  page: number
  answer: Page<Job>
}

/** When a job was created, in milliseconds since 1970: the lists have the newest first, and last those without a time. */
export const timeOf = ({ created_at }: Job) => (created_at === null ? -Infinity : Date.parse(created_at))

const unread: SourceReading = {
  page: 0,
  stuck: false,
  further: 0,
  size: 1,
  total: 0,
  done: false,
  oldest: Infinity,
}

/**
 * Adds pages to what has been read. A page is the truth about its stretch of its list: jobs of that stretch that it does
 * not have are in the list no longer. Where a first page has nothing in common with what was known, too much has happened
 * since, and its list begins anew. Jobs that did not change stay the same objects.
 */
export function withPages(before: JobReading | undefined, pages: readonly ReadPage[]): JobReading {
  let rows = new Map(before?.items.map((job) => [job.job_id, job]))
  const sources = { organization: unread, cluster: unread, ...before?.sources }
  for (const { source, page, answer } of pages) {
    const known = sources[source]
    const arrived = new Set(answer.items.map(({ job_id }) => job_id))
    const isLast = page >= answer.totalPages
    const isGap = page === 1 && known.page > 0 && answer.items.every(({ job_id }) => !rows.has(job_id))
    const oldest = Math.min(...answer.items.map(timeOf).filter(Number.isFinite))
    if (page === 1)
      rows = new Map(
        [...rows].filter(
          ([id, job]) =>
            job.source !== source || arrived.has(id) || (!isGap && !isLast && timeOf(job) <= oldest),
        ),
      )
    const stuck =
      (page > 1 || answer.items.length === 0) && answer.items.every(({ job_id }) => rows.has(job_id))
    for (const job of answer.items) {
      const earlier = rows.get(job.job_id)
      rows.set(job.job_id, earlier ? replaceEqualDeep(earlier, job) : job)
    }
    const from = isGap ? unread : known
    sources[source] = {
      page: Math.max(from.page, page),
      stuck: page >= from.page ? stuck : from.stuck,
      further: known.further + (page > 1 ? 1 : 0),
      size: Math.max(from.size, answer.items.length),
      total: answer.uncounted
        ? [...rows.values()].filter((job) => job.source === source).length
        : answer.total,
      uncounted: answer.uncounted,
      done: isLast || from.done,
      oldest: Math.min(from.oldest, oldest),
    }
  }
  return asReading(before, rows, sources)
}

/** The jobs that are known as one list; what of it is as it was before stays the same object. */
function asReading(
  before: JobReading | undefined,
  rows: ReadonlyMap<string, Job>,
  sources: JobReading['sources'],
): JobReading {
  const items = [...rows.values()].sort((a, b) => timeOf(b) - timeOf(a) || (a.job_id < b.job_id ? -1 : 1))
  const total = SOURCES.reduce((sum, source) => sum + sources[source].total, 0)
  const isSame =
    before !== undefined &&
    items.length === before.items.length &&
    items.every((job, index) => job === before.items[index])
  return replaceSame(before, {
    items: isSame ? before.items : items,
    total,
    totalPages: 1,
    ...(SOURCES.some((source) => sources[source].uncounted && !sources[source].done) && { uncounted: true }),
    sources,
  })
}

/**
 * What was read anew, in the place of what was known of its stretch: older jobs stay as they were read. Nothing counts as read
 * further.
 */
export function inPlaceOf(before: JobReading, anew: JobReading): JobReading {
  const known = new Map(before.items.map((job) => [job.job_id, job]))
  const older = before.items.filter(({ source }) => !anew.sources[source].done)
  const rows = new Map([
    ...older
      .filter((job) => timeOf(job) <= anew.sources[job.source].oldest)
      .map((job) => [job.job_id, job] as const),
    ...anew.items.map((job) => [job.job_id, replaceEqualDeep(known.get(job.job_id), job)] as const),
  ])
  const sourceOf = (source: Source): SourceReading => {
    const [was, is] = [before.sources[source], anew.sources[source]]
    const ofSource = [...rows.values()].filter((job) => job.source === source)
    return {
      ...is,
      ...(!is.done && {
        page: Math.max(was.page, is.page),
        stuck: was.page > is.page ? was.stuck : is.stuck,
        oldest: Math.min(was.oldest, is.oldest),
        done: was.done,
      }),
      further: was.further,
      total: is.uncounted ? ofSource.length : is.total,
    }
  }
  return asReading(before, rows, { organization: sourceOf('organization'), cluster: sourceOf('cluster') })
}

/** The reading before where nothing of it has changed. */
function replaceSame(before: JobReading | undefined, after: JobReading): JobReading {
  if (before?.items !== after.items || before.total !== after.total) return after
  return replaceEqualDeep(before.sources, after.sources) === before.sources ? before : after
}

/**
 * Up to when both lists have been read, in milliseconds since 1970: older jobs of one of them may be missing. -Infinity
 * where everything has been read, Infinity where what was read of a list tells no time.
 */
export const reachOf = ({ sources }: JobReading): number =>
  Math.max(...SOURCES.filter((source) => !sources[source].done).map((source) => sources[source].oldest))

/** How often a list was read beyond the first page of each source. */
export const furtherOf = (reading: JobReading | undefined): number =>
  SOURCES.reduce((sum, source) => sum + (reading?.sources[source].further ?? 0), 0)

/**
 * Which list has to be read further, and which page of it; undefined where everything has been read.
 *
 * @param isListed whether a job that was read is still in its list
 */
export function nextPage({ items, sources }: JobReading, isListed: (job: Job) => boolean = () => true) {
  const [source] = SOURCES.filter((one) => !sources[one].done).toSorted(
    (a, b) => sources[b].oldest - sources[a].oldest,
  )
  if (!source) return undefined
  const { page, stuck, size } = sources[source]
  const known = items.filter((job) => job.source === source && isListed(job)).length
  // New jobs push the others on to later pages, and those that leave the list draw them near: what is known counts.
  return { source, page: stuck ? page + 1 : Math.floor(known / size) + 1 }
}
