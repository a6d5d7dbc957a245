import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Button, Link } from '../primitives'

interface FailureTypesProps {
  types: readonly { job_type: string; count: number }[]
  /** Address of the failed jobs of a type; undefined where a search cannot ask for them. */
  hrefOf: (job_type: string) => string | undefined
  /** Leads to all of them. */
  onAll: () => void
}

const ROWS = 4

/** The types of jobs that failed most, as bars that lead to their jobs. */
export function FailureTypes({ types, hrefOf, onAll }: FailureTypesProps) {
  const shown = types.length > ROWS ? types.slice(0, ROWS - 1) : types
  const most = types[0]?.count ?? 0
  return (
    <Root aria-label="Failures by type">
      {shown.map(({ job_type, count }) => {
        const href = hrefOf(job_type)
        const bar = (
          <>
            <span>{job_type || 'Unnamed job'}</span>
            <svg aria-hidden>
              <rect width={`${(count / most) * 100}%`} height="100%" rx="3" />
            </svg>
            <b>{formatInteger(count)}</b>
          </>
        )
        return (
          <li key={job_type}>
            {href ? (
              <Link href={href} title={job_type}>
                {bar}
              </Link>
            ) : (
              <div>{bar}</div>
            )}
          </li>
        )
      })}
      {types.length > shown.length && (
        <li>
          <Button variant="ghost" size="sm" onClick={onAll}>
            {`${formatInteger(types.length - shown.length)} more types`}
          </Button>
        </li>
      )}
    </Root>
  )
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: fit-content(75%) minmax(24px, 1fr) minmax(32px, auto);
  grid-auto-rows: max(var(--target), var(--line));
  align-content: start;
  gap: 0 var(--space-2);
  min-width: 0;

  > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    min-width: 0;
  }
  :is(a, div) {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    gap: var(--space-2);
    padding-inline: var(--space-1);
    border-radius: var(--radius-sm);
    color: var(--text);
    font-size: var(--size-sm);
    text-decoration: none;
  }
  a:hover {
    background: var(--hover);
  }
  a:hover > span {
    text-decoration: underline;
  }
  :is(a, div) > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    width: 100%;
    height: 6px;
    fill: var(--danger-fill);
  }
  b {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  /* Its text begins where those of the links do. */
  && button {
    grid-column: 1 / -1;
    justify-self: start;
    min-height: var(--target);
    padding-inline: calc(var(--space-1) - 1px);
  }
  @media (forced-colors: active) {
    svg {
      fill: CanvasText;
    }
  }
  /* Where the hours stand above them, types share one line. */
  @media (max-width: 640px), (pointer: coarse) {
    display: flex;
    gap: var(--space-2);
    /* Room for the ring of the focus, which what scrolls would cut. */
    margin: calc(-1 * var(--space-1));
    padding: var(--space-1);
    overflow-x: auto;
    scroll-padding-inline: var(--space-1);
    scrollbar-width: none;

    && {
      height: calc(100% + 2 * var(--space-1));
    }

    > li {
      flex: none;
    }
    :is(a, div) {
      display: flex;
      min-height: var(--target);
      padding-inline: 0;
    }
    svg {
      display: none;
    }
    b {
      color: var(--danger);
    }
  }
`
