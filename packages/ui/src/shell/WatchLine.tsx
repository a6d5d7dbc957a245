import { CircleX, Gauge, Rocket, ServerOff, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useEveryMinute } from '../lib'
import { Link, VisuallyHidden } from '../primitives'
import {
  asOfWords,
  clusterWords,
  failureWords,
  limitWords,
  OFFLINE,
  provisioningWords,
  sentenceOf,
  type PartWords,
  type Watched,
} from './watchWords'

export interface WatchLineProps {
  watched: Watched
  /** When it was read, as an RFC 3339 time, where it is not kept up to date; null where it is. */
  asOf: string | null
  /** The browser has no connection. */
  offline?: boolean
  /** Where each part leads: to the list of what it counts. */
  hrefs: Record<'clusters' | 'failures' | 'provisionings' | 'overLimit', string>
}

/** More failures of one hour than these are drawn like these. */
const MOST_TICKS = 4

/**
 * How the platform is, on one line below the top bar of every admin screen: a segment for each cluster, a column of ticks
 * for each hour with failed jobs, and what else needs attention. Nearly invisible while all is well. What is not known says
 * so. Screen readers read it as one sentence.
 */
export function WatchLine({ watched, asOf, offline = false, hrefs }: WatchLineProps) {
  const clusters = clusterWords(watched.clusters)
  const failures = failureWords(watched)
  const provisionings = provisioningWords(watched)
  const overLimit = limitWords(watched.overLimit)
  // From midnight on it has a day, also where nothing else is drawn anew.
  const when = useEveryMinute(() => asOfWords(asOf), asOf !== null)
  return (
    <Root aria-label="Watch line">
      <VisuallyHidden as="p">{sentenceOf(watched, asOf, offline)}</VisuallyHidden>
      {offline && (
        <Offline aria-hidden>
          <WifiOff size={14} />
          <span>{[OFFLINE.short, when].filter(Boolean).join(', ')}</span>
        </Offline>
      )}
      <Part words={clusters} href={hrefs.clusters} icon={<ServerOff size={14} />}>
        {watched.clusters && (
          <Segments aria-hidden>
            {watched.clusters.map(({ id, healthy, enabled }) => (
              <i key={id} data-health={healthy ? (enabled ? 'well' : 'off') : 'ill'} />
            ))}
          </Segments>
        )}
      </Part>
      <Part words={failures} href={hrefs.failures} icon={<CircleX size={14} />}>
        {watched.failedByHour && (
          <Hours aria-hidden>
            {watched.failedByHour.map((count, hour) => (
              <i
                key={hour}
                style={{ height: `${Math.min(count, MOST_TICKS) * 4 - (count > 0 ? 1 : 0)}px` }}
              />
            ))}
          </Hours>
        )}
      </Part>
      {provisionings && <Part words={provisionings} href={hrefs.provisionings} icon={<Rocket size={14} />} />}
      {overLimit && <Part words={overLimit} href={hrefs.overLimit} icon={<Gauge size={14} />} />}
      {when && !offline && <AsOf aria-hidden>{when}</AsOf>}
    </Root>
  )
}

interface PartProps {
  words: PartWords
  href: string
  icon: ReactNode
  children?: ReactNode
}

function Part({ words: { short, long, state }, href, icon, children }: PartProps) {
  return (
    <PartLink href={href} data-state={state} aria-label={`${short}: ${long}`}>
      {state === 'wrong' && (
        <span data-part="icon" aria-hidden>
          {icon}
        </span>
      )}
      {children}
      <span data-part="words">{short}</span>
    </PartLink>
  )
}

const Root = styled.nav`
  display: flex;
  align-items: stretch;
  gap: var(--space-5);
  height: 100%;
  min-width: 0;
  padding: 0 var(--gutter);
  /* What is said first has room, and the rest is scrolled to. */
  overflow: auto;
  scrollbar-width: none;
  color: var(--text-muted);
  font-size: var(--size-xs);
  line-height: var(--line-xs);
  white-space: nowrap;

  > * {
    flex: none;
  }

  @media (max-width: 640px) {
    gap: var(--space-3);
    padding: 0 var(--space-3);
  }
`

const PartLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text);
  font-weight: 600;
  text-decoration: none;

  [data-part='icon'] {
    display: grid;
    color: var(--danger);

    @media (max-width: 640px) {
      display: none;
    }
  }
  &[data-state='calm'],
  &[data-state='unknown'] {
    color: var(--text-muted);
    font-weight: 400;
  }
  &:hover [data-part='words'] {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/* As long for one cluster as for forty, so that nothing beside it moves. */
const Segments = styled.span`
  display: flex;
  gap: 1px;
  width: 160px;
  height: 8px;

  > i {
    flex: 1;
    min-width: 1px;
    border-radius: 1px;
    background: var(--border);
  }
  > [data-health='off'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--border);
  }
  > [data-health='ill'] {
    background: var(--danger);
  }
  @media (max-width: 1023.98px) {
    width: 64px;
  }
  @media (max-width: 640px) {
    display: none;
  }
  @media (forced-colors: active) {
    > i {
      border: 1px solid CanvasText;
    }
    > [data-health='ill'] {
      background: Highlight;
    }
  }
`

const Hours = styled.span`
  display: flex;
  align-items: flex-end;
  gap: 1px;
  width: 119px;
  height: 16px;
  border-bottom: 1px solid var(--border);

  > i {
    width: 4px;
    background: repeating-linear-gradient(to top, var(--danger) 0 3px, transparent 3px 4px);
    forced-color-adjust: none;
  }
  @media (max-width: 640px) {
    display: none;
  }
`

/* Of the connection there is no list to lead to. */
const Offline = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text);
  font-weight: 600;

  > svg {
    color: var(--danger);
  }
`

const AsOf = styled.span`
  align-self: center;
  margin-left: auto;
`
