import type { CustomJobTemplate } from '@quarterdeck/api'
import { useRuns } from './useRuns'

interface JobRunsOptions {
  /** The organization or cluster they run on. */
  targetId: string
  run: (job: CustomJobTemplate) => Promise<unknown>
  /** Why no job can be run now (§5.6: it needs an available namespace); undefined when one can. */
  unavailable?: string
  /** Called when a run has ended, also with a failure, to read again what it may have changed. */
  onSettled: () => void
}

/** Runs custom jobs on an organization or cluster; failures are told in the words of §8.10. */
export const useJobRuns = ({ targetId, run, unavailable, onSettled }: JobRunsOptions) =>
  useRuns<CustomJobTemplate>({
    key: ['jobs', 'run', targetId],
    idOf: ({ template_id }) => template_id,
    refusal: () => (unavailable ? { message: 'Unable to trigger job', reason: unavailable } : undefined),
    run,
    whenFailed: ({ display_name }) => `${display_name} failed`,
    whenUnknown: ({ display_name }) =>
      `Look whether ${display_name} is among the jobs before you run it once more.`,
    onSettled,
  })
