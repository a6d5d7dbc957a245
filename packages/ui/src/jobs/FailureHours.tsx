import { useId } from 'react'
import styled from 'styled-components'
import { formatClock, formatInteger, formatReach, zoneOf } from '../lib'
import { Link, VisuallyHidden } from '../primitives'
import { chosenPart, HOUR_MS, withFailed, withHours, type FailureHour, type HourRange } from './failureHours'
import type { JobQuery } from './jobQuery'
import { useBrush } from './useBrush'

interface FailureHoursProps {
  hours: readonly FailureHour[]
  query: JobQuery
  onQuery: (query: JobQuery) => void
  hrefOf: (query: JobQuery) => string
}

/** As high as the picture is drawn, in its own units. */
const HEIGHT = 100

/**
 * Failures of each hour as bars. A press on one opens its jobs; drawing over several, or the arrow keys with Shift and then
 * Enter, sets the time of the search. What is not known is hatched.
 */
export function FailureHours({ hours, query, onQuery, hrefOf }: FailureHoursProps) {
  const id = useId()
  const { at, range, handlers } = useBrush(hours.length, (chosen) => onQuery(withHours(query, hours, chosen)))
  const most = Math.max(...hours.map(({ count }) => count))
  const width = HEIGHT / hours.length
  const drawn = range
    ? { from: range[0] / hours.length, to: (range[1] + 1) / hours.length }
    : chosenPart(query, hours)
  return (
    <Root>
      <svg aria-hidden preserveAspectRatio="none">
        <defs>
          <pattern
            id={`${id}hatch`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line y2="6" />
          </pattern>
        </defs>
        {drawn && (
          <rect
            data-part="chosen"
            x={percent(drawn.from)}
            width={percent(drawn.to - drawn.from)}
            height="100%"
          />
        )}
        {hours.map(({ at: begin, count, known }, hour) => {
          const height = most > 0 ? Math.max((count / most) * HEIGHT, count > 0 ? 4 : 0) : 0
          const x = `${hour * width + width * 0.12}%`
          return (
            <g key={begin}>
              {known !== 'whole' && (
                <rect
                  data-part="unknown"
                  x={`${hour * width}%`}
                  width={`${width}%`}
                  height="100%"
                  fill={`url(#${id}hatch)`}
                />
              )}
              <rect
                data-part="bar"
                x={x}
                width={`${width * 0.76}%`}
                y={`${HEIGHT - height}%`}
                height={`${height}%`}
              />
            </g>
          )
        })}
      </svg>
      {most > 0 && <small aria-hidden>{formatInteger(most)}</small>}
      <Columns aria-label="Failures per hour" aria-describedby={`${id}keys`} {...handlers}>
        {hours.map((hour, index) => (
          <Link
            key={hour.at}
            href={hrefOf(withHours(withFailed(query), hours, [index, index]))}
            tabIndex={index === at ? 0 : -1}
            draggable={false}
            aria-label={hourWords(hour)}
            title={hourWords(hour)}
          />
        ))}
      </Columns>
      <VisuallyHidden id={`${id}keys`}>
        Arrow keys go from hour to hour. With Shift they choose several, and Enter shows these.
      </VisuallyHidden>
      <Axis>
        {range ? (
          <output>{rangeWords(hours, range)}</output>
        ) : (
          [0, 6, 12, 18].map((hour) => <span key={hour}>{hours[hour] && clockOf(hours[hour].at)}</span>)
        )}
      </Axis>
    </Root>
  )
}

const percent = (part: number) => `${part * 100}%`

/** What is known of an hour's failures: '3', 'at least 3', 'not known'. */
export const countWords = ({ count, known }: FailureHour): string =>
  known === 'none' ? 'not known' : `${known === 'part' ? 'at least ' : ''}${formatInteger(count)}`

/** '3 failed from 09:00 to 10:00'. */
const hourWords = (hour: FailureHour) =>
  `${hour.known === 'none' ? 'Not known how many' : countWords(hour)} failed from ${spanWords(hour)}`

/** '09:00 to 10:00', of the day before with its date, and with zones where the clock changes: '01:00 GMT-4 to 01:00 GMT-5'. */
export function spanWords({ at }: FailureHour, last = at): string {
  const end = Date.parse(last) + HOUR_MS
  const [zone, zoneThen] = [at, end].map((moment) => ` ${zoneOf(new Date(moment))}`)
  const isSame = zone === zoneThen
  return `${formatReach(at)}${isSame ? '' : zone} to ${clockOf(end)}${isSame ? '' : zoneThen}`
}

/** The time of day of a moment: '09:14'. */
const clockOf = (moment: string | number) => formatClock(new Date(moment))

function rangeWords(hours: readonly FailureHour[], [first, last]: HourRange): string {
  const [begin, end] = [hours[first], hours[last]]
  const count = last - first + 1
  return begin && end ? `${spanWords(begin, end.at)} · ${count} ${count === 1 ? 'hour' : 'hours'}` : ''
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: var(--line-xs) minmax(0, 1fr) var(--line-xs);
  min-width: 0;

  > svg {
    grid-area: 2 / 1;
    width: 100%;
    height: 100%;
    border-bottom: 1px solid var(--border-strong);
    pointer-events: none;
  }
  line {
    stroke: var(--neutral-fill);
  }
  [data-part='unknown'] {
    opacity: 0.6;
  }
  [data-part='bar'] {
    fill: var(--danger-fill);
  }
  [data-part='chosen'] {
    fill: var(--accent-soft);
    stroke: var(--accent);
  }
  > small {
    grid-area: 1 / 1;
    color: var(--text-muted);
    font-size: var(--size-xs);
    line-height: var(--line-xs);
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    [data-part='bar'] {
      fill: CanvasText;
    }
    line {
      stroke: GrayText;
    }
    [data-part='chosen'] {
      fill: none;
      stroke: Highlight;
    }
  }
`

const Columns = styled.fieldset`
  position: relative;
  display: flex;
  grid-area: 2 / 1;
  touch-action: pan-y;
  user-select: none;

  > * {
    flex: 1;
    min-width: 0;
  }
  > :hover {
    box-shadow: inset 0 0 0 1px var(--border-strong);
  }
  > :focus-visible {
    outline-offset: -2px;
  }
`

const Axis = styled.div`
  grid-row: 3;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  color: var(--text-muted);
  font-size: var(--size-xs);
  line-height: var(--line-xs);
  font-variant-numeric: tabular-nums;

  > output {
    grid-column: 1 / -1;
    color: var(--text);
  }
`
