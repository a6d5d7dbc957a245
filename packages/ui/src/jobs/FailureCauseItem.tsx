import { RotateCcw } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, formatReach, platformNow, shortId } from '../lib'
import { Badge, Button, LongText, Menu, RelativeTime, type MenuEntry } from '../primitives'
import { ErrorDetails } from './ErrorDetails'
import { unseenOf, type CauseMark, type FailureCause } from './failureCauses'
import { HOUR_MS } from './failureHours'
import { OpenLink } from './JobCell'
import { MaskedText } from './MaskedText'

export interface FailureCauseItemProps<Cause extends FailureCause> {
  cause: Cause
  mark?: CauseMark
  /** It is ignored by now. */
  ignored: boolean
  onMark: (mark: CauseMark) => void
  onNote: () => void
  /** Leads to the restart of all its jobs. */
  onRestart: (cause: Cause) => void
  onOpen: (key: string) => void
  /** Address of the list of its jobs. */
  href: string
  clusterName: (cluster_id: string) => string | undefined
}

/** One cause: its error text, how often, since when and where it came, and what can be done about it. */
export function FailureCauseItem<Cause extends FailureCause>({
  cause,
  mark = {},
  ignored,
  onMark,
  onNote,
  onRestart,
  onOpen,
  href,
  clusterName,
}: FailureCauseItemProps<Cause>) {
  const { text, latest, jobs, first, last, clusters, job_types } = cause
  const count = formatInteger(jobs.length)
  const unseen = unseenOf(cause, mark)
  const ignore = (hours: number) => ({
    label: `Ignore for ${hours} h`,
    onSelect: () => onMark({ ...mark, ignoredUntil: new Date(Date.now() + hours * HOUR_MS).toISOString() }),
  })
  const items: MenuEntry[] = [
    mark.seen && unseen === 0
      ? { label: 'Mark as not seen', onSelect: () => onMark({ ...mark, seen: undefined }) }
      : {
          label: 'Mark as seen',
          onSelect: () => onMark({ ...mark, seen: last ?? new Date(platformNow()).toISOString() }),
        },
    ...(ignored
      ? [{ label: 'Stop ignoring', onSelect: () => onMark({ ...mark, ignoredUntil: undefined }) }]
      : [ignore(1), ignore(24)]),
    { label: mark.note ? 'Edit note' : 'Add note', onSelect: onNote },
  ]
  // One that is held while its jobs were restarted has none left.
  const inert = jobs.length === 0
  const named = text || 'no reason told'
  return (
    <Root data-quiet={ignored || unseen === 0 || undefined}>
      <div data-part="text">
        {latest ? (
          <ErrorDetails error={latest} line={<MaskedText text={text} />} facts={<p>The latest in full:</p>} />
        ) : (
          <p>No reason told</p>
        )}
      </div>
      <div data-part="actions">
        <Button
          size="sm"
          icon={<RotateCcw size={14} aria-hidden />}
          aria-label={`Restart ${count} of ${named}`}
          aria-disabled={inert || undefined}
          onClick={() => void (inert || onRestart(cause))}
        >
          {`Restart ${count}`}
        </Button>
        <Menu label={`More for ${named}`} items={items} />
      </div>
      <div data-part="facts">
        <OpenLink href={href} onOpen={() => onOpen(cause.key)}>
          {`${count} ${jobs.length === 1 ? 'failure' : 'failures'}`}
        </OpenLink>
        <span>
          {first !== last && (
            <span>
              first <RelativeTime focusable value={first} />,{' '}
            </span>
          )}
          <span>last </span>
          <RelativeTime focusable value={last} />
        </span>
        {clusters.length > 0 && (
          <LongText>{`on ${shortList(clusters.map((id) => clusterName(id) ?? shortId(id)))}`}</LongText>
        )}
        {job_types.length > 0 && <LongText>{shortList(job_types)}</LongText>}
        {ignored && mark.ignoredUntil && <Badge>{`Ignored until ${formatReach(mark.ignoredUntil)}`}</Badge>}
        {mark.seen && <Badge tone={unseen > 0 ? 'warning' : 'neutral'}>{seenText(unseen)}</Badge>}
      </div>
      {mark.note && <p data-part="note">{mark.note}</p>}
    </Root>
  )
}

const seenText = (unseen: number) => (unseen > 0 ? `${formatInteger(unseen)} since seen` : 'Seen')

/** As many names as a line holds, and how many more there are. */
function shortList(names: readonly string[]): string {
  const [shown, more] = [names.slice(0, 3), names.length - 3]
  return more > 0 ? `${shown.join(', ')} and ${formatInteger(more)} more` : shown.join(', ')
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--border);

  &:first-child {
    border-top: 0;
  }
  > [data-part='text'] {
    align-self: center;
    min-width: 0;
  }
  > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  > [data-part='facts'],
  > [data-part='note'] {
    grid-column: 1 / -1;
  }
  > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-variant-numeric: tabular-nums;

    > a {
      display: inline-flex;
      align-items: center;
    }
    > span {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  > [data-part='note'] {
    padding-block: var(--space-1);
    font-size: var(--size-sm);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &[data-quiet] [data-part='error'] {
    color: var(--text-muted);
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-part='actions'] {
      grid-row: 4;
      justify-content: space-between;
    }
  }
  @media print {
    > [data-part='actions'] {
      display: none;
    }
  }
`
