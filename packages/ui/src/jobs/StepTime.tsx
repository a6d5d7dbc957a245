import type { ReactNode } from 'react'
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
      return <Fact word="Not started" />
    case 'told':
      return (
        <>
          <Started at={times.started_at} />
          {times.finished_at !== null && (
            <Fact word="Ended">
              <RelativeTime focusable value={times.finished_at} />
            </Fact>
          )}
          <Fact word={times.finished_at === null ? 'Running for' : 'Took'}>
            <Duration from={times.started_at} to={times.finished_at} />
          </Fact>
        </>
      )
    case 'begun':
      return <Started at={times.started_at} />
    case 'within':
      return (
        <>
          {times.to !== null && (
            <Fact word="Ended">
              <RelativeTime focusable value={times.to} />
            </Fact>
          )}
          <Fact word={times.to === null ? 'Running for' : 'Took'}>
            <Duration {...times} atMost />
          </Fact>
        </>
      )
    case 'unknown':
      return (
        <Fact word="Took">
          <Missing aria-hidden>–</Missing>
          <VisuallyHidden>an unknown time</VisuallyHidden>
        </Fact>
      )
  }
}

const Started = ({ at }: { at: string }) => (
  <Fact word="Started">
    <RelativeTime focusable value={at} />
  </Fact>
)

/** React makes one of these of another, so each of its texts is an element of its own (docs/decisions/0047). */
const Fact = ({ word, children }: { word: string; children?: ReactNode }) => (
  <span>
    <span>{word}</span>
    {children && ' '}
    {children}
  </span>
)
