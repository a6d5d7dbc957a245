import * as v from 'valibot'
import { optionalText, requiredCount, time } from './fields'
import { knownStatus } from './jobStatus'
import { wireObject, type Schemas } from './wire'

/** One try of a job. `error` says why it failed; `finished_at` is null while it runs. */
export const JobAttempt = v.pipe(
  wireObject<Schemas['JobAttempt']>()({
    number: requiredCount,
    started_at: time,
    finished_at: time,
    status: v.fallback(v.string(), ''),
    error: optionalText,
  }),
  v.transform((attempt) => ({
    ...attempt,
    status: knownStatus(attempt.status),
    /** The status in the platform's own word. */
    raw_status: attempt.status,
  })),
)
export type JobAttempt = v.InferOutput<typeof JobAttempt>
