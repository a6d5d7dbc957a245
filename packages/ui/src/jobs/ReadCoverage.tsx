import styled from 'styled-components'
import { formatInteger, formatReach, type Failure } from '../lib'
import { Button, FailureAlert, Spinner } from '../primitives'
import { jobsText } from './words'

/** What of all jobs the list is made from. */
export type Coverage =
  | {
      kind: 'whole'
      /** How many jobs there are of those asked for, as the platform says. */
      found: number
    }
  | {
      kind: 'read'
      /** How many have been found so far. */
      found: number
      /** How many jobs were looked through to find them. */
      seen: number
      /** What is looked through, where the platform could narrow it: 'jobs on fra-1'. */
      of: string
      /** Up to when all jobs were read; null where nothing older is asked for, or is there; undefined where no time is told. */
      back: string | null | undefined
      /** From when on jobs are asked for, where that is not from the first one on. */
      since?: string
      /** Until when the jobs were created that are looked through, where the platform leaves out later ones. */
      until?: string
    }
  | {
      kind: 'latest'
      /** How many of those asked for were read, and how many there are. */
      found: number
      total: number
      /** What they are: 'failed jobs'. */
      of: string
      /** Up to when all were read; null where all of them were; undefined where no time is told. */
      back: string | null | undefined
    }

export interface ReadCoverageProps {
  coverage: Coverage
  /** What was found besides, said before the coverage: '3 causes'. */
  what?: string
  /** What the button that reads more says. */
  further?: string
  /** More is being read. */
  reading?: boolean
  /** Why the last attempt to read more ended. */
  failure?: Failure
  onFurther: () => void
  onStop: () => void
}

/**
 * Says how many jobs were found and among which. Where the platform cannot choose them, jobs are looked through from the
 * newest on: more of them on a press, until Stop.
 */
export function ReadCoverage({
  coverage,
  what,
  further = 'Search further',
  reading = false,
  failure,
  onFurther,
  onStop,
}: ReadCoverageProps) {
  const more = coverage.kind !== 'whole' && coverage.back !== null
  return (
    <Root>
      {reading && <Spinner />}
      <output>{(what ? `${what} · ` : '') + coverageText(coverage)}</output>
      {(reading || more) && (
        <Button size="sm" meaning={reading ? 'stop' : 'further'} onClick={reading ? onStop : onFurther}>
          {reading ? 'Stop' : further}
        </Button>
      )}
      {failure && <FailureAlert failure={failure} />}
    </Root>
  )
}

/** What a coverage says: '12 of the latest 2,000 jobs, back to 09:14'. */
export function coverageText(coverage: Coverage): string {
  if (coverage.kind === 'whole') return jobsText(coverage.found)
  const found = formatInteger(coverage.found)
  if (coverage.kind === 'latest') {
    const { total, of, back } = coverage
    if (back === null) return `${found} ${of}`
    return `the latest ${found} of ${formatInteger(total)} ${of}${backTo(back)}`
  }
  const { seen, of, back, since, until } = coverage
  const to = until ? ` until ${formatReach(until)}` : ''
  if (back !== null) return `${found} of the latest ${formatInteger(seen)} ${of}${to}${backTo(back)}`
  const times = (since ? ` since ${formatReach(since)}` : '') + to
  return `${found} of ${times ? '' : 'all '}${formatInteger(seen)} ${of}${times}`
}

/** ', back to 09:14'. */
export const backTo = (back: string | undefined) => (back ? `, back to ${formatReach(back)}` : '')

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: var(--control-sm);
  color: var(--text-muted);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;

  > [role='alert'] {
    flex: 1 1 100%;
  }
`
