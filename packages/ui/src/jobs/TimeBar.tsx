import { Fragment } from 'react'
import styled from 'styled-components'
import { platformNow } from '../lib'
import { statusTone } from './status'
import type { Stretch, Timeline } from './timeline'
import { SECOND_MS, useNow } from './useNow'

export interface TimeBarProps {
  timeline: Timeline
  /** Only the time of this step, by its place, in that of the whole workflow. */
  step?: number
}

/** What grows is drawn anew when it is longer by one of so many parts: less than that is hardly seen, and each costs a frame. */
const PARTS = 50

/**
 * The time of a workflow, or of one of its steps, to scale: tries in the colour of how they ended, waits hatched, each retry
 * begun by a notch, and what goes on growing, except with reduced motion. A picture alone: words stand beside it.
 */
export function TimeBar({ timeline, step }: TimeBarProps) {
  const { begin, end, stretches, ahead } = timeline
  const isGrowing = end === null && !lessMotion()
  const now = useNow(
    (time) => (isGrowing ? time + Math.max(SECOND_MS, (time - begin) / PARTS) : null),
    platformNow,
  )
  const last = end ?? Math.max(now, ...stretches.map(({ from, to }) => to ?? from))
  const { pieces, rest } = piecesOf(
    step === undefined ? stretches : stretches.filter((stretch) => stretch.step === step),
    begin,
    last,
  )
  const isTrack = step !== undefined
  return (
    <Root aria-hidden data-track={isTrack || undefined}>
      {pieces.map(({ label, retry, gap, length, joined }, index) => (
        <Fragment key={index}>
          {isTrack && gap > 0 && <i style={grow(gap)} />}
          <span
            style={grow(length)}
            data-tone={label === null ? 'neutral' : statusTone(label)}
            data-waits={label === null || undefined}
            data-notch={retry || undefined}
            data-joined={joined || undefined}
          />
        </Fragment>
      ))}
      {isTrack && rest > 0 && <i style={grow(rest)} />}
      {!isTrack && ahead.map((place) => <span key={place} data-ahead />)}
    </Root>
  )
}

/** What is drawn of each part of the time, one after the other, and what is left behind them. */
function piecesOf(stretches: readonly Stretch[], begin: number, last: number) {
  let reached = begin
  const pieces = stretches.map((stretch, index) => {
    const from = Math.max(stretch.from, reached)
    const to = Math.max(from, stretch.to ?? last)
    const gap = from - reached
    reached = to
    return {
      ...stretch,
      /** The time before it in which its step neither ran nor waited. */
      gap,
      length: to - from,
      /** It goes on from the one before it, of the same step. */
      joined: gap <= 0 && stretches[index - 1]?.step === stretch.step,
    }
  })
  return { pieces, rest: last - reached }
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const grow = (length: number) => ({ '--length': length })

const Root = styled.div`
  display: flex;
  height: 6px;
  /* What grows in it moves nothing outside. */
  contain: size layout style;
  /* What is too short to be seen is drawn a little longer, and all else gives way to it. */
  > * {
    flex: var(--length, 0) 1 0;
    min-width: 0;
  }
  > span {
    min-width: 4px;
    border-radius: 3px;
    background: var(--tone-fill);
  }
  > span + span:not([data-joined]) {
    margin-left: var(--space-1);
  }
  &[data-track] > span + span {
    margin-left: 0;
  }
  > [data-joined] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  > span:has(+ [data-joined]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > [data-waits] {
    background: repeating-linear-gradient(135deg, var(--neutral-fill) 0 1px, var(--neutral-soft) 1px 4px);
    box-shadow: inset 0 0 0 1px var(--neutral-line);
  }
  > [data-notch] {
    border-left: 2px solid var(--notch, var(--surface));
  }
  /* A step that has not begun has no length. */
  > [data-ahead] {
    flex: none;
    width: 12px;
    background: var(--neutral-soft);
    box-shadow: inset 0 0 0 1px var(--neutral-line);
  }
  &[data-track] {
    border-radius: 3px;
    background: var(--neutral-soft);
  }
  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
  }
`
