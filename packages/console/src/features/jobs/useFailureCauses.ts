import type { Job } from '@quarterdeck/api'
import { failureCauses, JOBS_FAILED, type FailureCause, type JobQuery } from '@quarterdeck/ui/jobs'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useMemo } from 'react'
import { useHeldRows } from '../../lib/useHeldRows'
import { useQuietLoadable } from '../../lib/useQuietLoadable'
import { furtherOf } from './jobReading'
import { useJobReading } from './useJobReading'

/** How many failures more are looked for when somebody searches further. */
const MORE = 100

/** Why jobs failed that a query asks for, as far as they have been read, and how to read further. */
export function useFailureCauses(query: JobQuery, enabled: boolean) {
  const { plan, exact, nameOf, result, found, readTo, ...further } = useJobReading(query, {
    enabled,
    slice: true,
  })
  const hits = found?.hits
  const causes = useMemo(() => hits && failureCauses(hits), [hits])
  const { rows: shown, held } = useHeldRows(causes, {
    place: `${JSON.stringify(query)} ${furtherOf(result.data)}`,
    keyOf: causeKey,
  })
  const rows = useMemo(() => shown?.map((cause) => asItIs(cause, causes)), [shown, causes])
  const loadable = useQuietLoadable(result, JOBS_FAILED)
  const total = result.data?.total ?? 0
  return {
    causes: useMemo(
      () =>
        mapLoadable(loadable, () => ({
          causes: rows ?? [],
          coverage:
            exact && found
              ? { kind: 'latest' as const, found: found.hits.length, total, of: plan.of, back: found.back }
              : (found?.coverage ?? { kind: 'whole' as const, found: 0 }),
        })),
      [loadable, rows, exact, plan, found, total],
    ),
    failed: useMemo(
      () =>
        found && {
          count: exact ? total : found.hits.length,
          atLeast: !exact && found.further,
        },
      [found, exact, total],
    ),
    held,
    clusterName: nameOf,
    reading: further.running,
    failure: further.failure,
    onStop: further.stop,
    onFurther: () => void readTo((found?.hits.length ?? 0) + MORE),
  }
}

const causeKey = ({ key }: FailureCause) => key

/** A cause that is held may have no jobs left: they were restarted. */
const asItIs = (cause: FailureCause<Job>, now: readonly FailureCause<Job>[] = []): FailureCause<Job> =>
  now.some(({ key }) => key === cause.key) || cause.jobs.length === 0 ? cause : { ...cause, jobs: [] }
