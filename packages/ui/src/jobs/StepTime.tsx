import { Missing, RelativeTime, VisuallyHidden } from '../primitives'
import { Duration } from './Duration'
import type { StepTimes } from './stepTimes'

/**
 * When a step began and ended, and how long it took: as a fact, as a bound ('≤ 6 min'), or '–' where nothing tells. The full
 * times are shown on hover, on a tap and to the keyboard.
 */
export function StepTime({ times }: { times: StepTimes }) {
  switch (times.kind) {
    case 'not started':
      return <span>Not started</span>
    case 'told':
      return (
        <>
          <span>
            Started <RelativeTime focusable value={times.started_at} />
          </span>
          {times.finished_at !== null && (
            <span>
              Ended <RelativeTime focusable value={times.finished_at} />
            </span>
          )}
          <span>
            {times.finished_at === null ? 'Running for' : 'Took'}{' '}
            <Duration from={times.started_at} to={times.finished_at} />
          </span>
        </>
      )
    case 'within':
      return (
        <>
          {times.to !== null && (
            <span>
              Ended <RelativeTime focusable value={times.to} />
            </span>
          )}
          <span>
            {times.to === null ? 'Running for' : 'Took'} <Duration {...times} atMost />
          </span>
        </>
      )
    case 'unknown':
      return (
        <span>
          Took <Missing aria-hidden>–</Missing>
          <VisuallyHidden>an unknown time</VisuallyHidden>
        </span>
      )
  }
}
