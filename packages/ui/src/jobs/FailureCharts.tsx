import { ChevronDown, ChevronRight, Table2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { formatReach, type Loadable } from '../lib'
import { Button, Skeleton, SkeletonGroup } from '../primitives'
import { FailureHours } from './FailureHours'
import { withFailed, withFailedType, withHours, type FailureCounts } from './failureHours'
import { FailureTables } from './FailureTables'
import { FailureTypes } from './FailureTypes'
import type { JobQuery } from './jobQuery'
import { ReadCoverage, type ReadCoverageProps } from './ReadCoverage'

export interface FailureChartsProps extends Pick<
  ReadCoverageProps,
  'reading' | 'failure' | 'onFurther' | 'onStop'
> {
  counts: Loadable<FailureCounts>
  /** What the list below is asked for. */
  query: JobQuery
  /** Asks for other jobs. */
  onQuery: (query: JobQuery) => void
  /** Address of the list of the jobs that a query asks for. */
  hrefOf: (query: JobQuery) => string
  /** Only the head is in view. */
  folded: boolean
  onFold: (folded: boolean) => void
}

/**
 * How many jobs failed in each of the last 24 hours, and of which types. A bar leads to its jobs, hours that are drawn over
 * become the time of the search, and tables tell the same. Hours that were not read are hatched: they are not calm.
 */
export function FailureCharts({ counts, folded, onFold, ...props }: FailureChartsProps) {
  const { query, onQuery, hrefOf } = props
  const [isTable, setTable] = useState(false)
  const types = useRef<HTMLTableElement>(null)
  const id = useId()
  const data = counts.state === 'ready' ? counts.data : undefined
  // A search cannot ask for jobs without a type.
  const typeHref = (job_type: string) =>
    job_type ? hrefOf(withFailedType(query, data?.hours ?? [], job_type)) : undefined
  /** The focus goes to the table of types, which stands below that of hours. */
  function goToTypes() {
    flushSync(() => setTable(true))
    types.current?.focus()
  }
  return (
    <Root aria-labelledby={`${id}title`}>
      <header>
        <Button
          variant="ghost"
          size="sm"
          icon={folded ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
          aria-expanded={!folded}
          meaning={folded ? 'show' : 'hide'}
          onClick={() => onFold(!folded)}
        >
          <span id={`${id}title`}>Failures, last 24 hours</span>
        </Button>
        {!folded && (
          <>
            <div data-part="coverage">
              {data &&
                (data.coverage ? (
                  <ReadCoverage
                    coverage={data.coverage}
                    what={[
                      data.asOf && `as of ${formatReach(data.asOf)}`,
                      data.by === 'failure' && 'by when they failed, not created',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    further="Read the whole day"
                    reading={props.reading}
                    failure={props.failure}
                    onFurther={props.onFurther}
                    onStop={props.onStop}
                  />
                ) : (
                  <p>Not known: this search leaves failed jobs out</p>
                ))}
            </div>
            <Button
              variant="ghost"
              size="sm"
              icon={<Table2 size={14} aria-hidden />}
              aria-expanded={isTable}
              aria-controls={isTable && data ? `${id}tables` : undefined}
              meaning={isTable ? 'hide' : 'show'}
              disabled={!data}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? 'Hide table' : 'Table'}
            </Button>
          </>
        )}
      </header>
      {!folded && (
        <Charts>
          {counts.state === 'loading' && (
            <SkeletonGroup label="Loading failures">
              <Skeleton height="100%" />
            </SkeletonGroup>
          )}
          {counts.state === 'error' && <p>Not known: the jobs could not be read</p>}
          {data && (
            <>
              <FailureHours hours={data.hours} query={query} onQuery={onQuery} hrefOf={hrefOf} />
              {data.types.length > 0 ? (
                <FailureTypes types={data.types} hrefOf={typeHref} onAll={goToTypes} />
              ) : (
                data.coverage && <p>{isWhole(data) ? 'No job failed' : 'No job failed so far'}</p>
              )}
            </>
          )}
        </Charts>
      )}
      {!folded && isTable && data && (
        <FailureTables
          id={`${id}tables`}
          hours={data.hours}
          types={data.types}
          hourHref={(hour) => hrefOf(withHours(withFailed(query), data.hours, [hour, hour]))}
          typeHref={typeHref}
          typesRef={types}
        />
      )}
    </Root>
  )
}

const isWhole = ({ hours }: FailureCounts) => hours.every(({ known }) => known === 'whole')

const Root = styled.section`
  min-width: 0;
  padding: var(--space-1) var(--space-3) var(--space-2);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: var(--control-sm);
  }
  > header > [data-part='coverage'] {
    flex: 1;
    min-width: 0;
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  > header > button:first-child {
    margin-left: calc(-1 * var(--space-2));
    color: var(--text);
  }
  > header > button:last-child {
    margin-right: calc(-1 * var(--space-2));
  }
  /* Other buttons do not print, but in this one is the title. */
  @media print {
    > header > button:first-child {
      display: inline-flex;
    }
    > header > button:first-child > svg {
      display: none;
    }
  }
  @media (max-width: 640px) {
    > header > [data-part='coverage'] {
      flex: 1 0 100%;
      order: 1;
      min-height: calc(2 * var(--line-xs));
      font-size: var(--size-xs);
      line-height: var(--line-xs);
    }
    > header > [data-part='coverage'] > div {
      flex-wrap: nowrap;
      font-size: inherit;
    }
    > header > button:not(:first-child) {
      margin-left: auto;
    }
  }
`

/* As high whatever it holds, so that nothing below moves. */
const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  gap: var(--space-6);
  height: calc(4 * max(var(--target), var(--line)));

  > :only-child {
    grid-column: 1 / -1;
  }
  > :not(p) {
    height: 100%;
  }
  > p {
    align-self: center;
    color: var(--text-muted);
  }
  @media (max-width: 640px), (pointer: coarse) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 64px var(--target);
    gap: var(--space-1);
    height: auto;

    > :only-child {
      grid-row: 1 / -1;
    }
  }
`
