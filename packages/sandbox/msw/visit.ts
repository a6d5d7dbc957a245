import type { RecordingName } from '../fixtures/recorded'

/** The identity service's self-service flows. */
export type FlowKind = 'login' | 'registration' | 'verification' | 'recovery' | 'settings'

/** What a mocked identity service remembers of the browser that it serves. */
interface Visit {
  /** Whether somebody has signed in or out since the visit began; until then the mock of the session check decides. */
  session?: 'begun' | 'ended'
  /** What each flow was answered with last: that is what it holds when it is read again. */
  readonly answers: Map<FlowKind, RecordingName>
}

const begin = (): Visit => ({ answers: new Map() })

/** The visit of the story or test that runs. */
export let visit = begin()

/** Each story and test begins with a visit of its own. */
export function resetVisit(): void {
  visit = begin()
}
