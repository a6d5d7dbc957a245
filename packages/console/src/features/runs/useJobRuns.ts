import type { CustomJobTemplate } from '@quarterdeck/api'
import { useEventCallback } from '@quarterdeck/ui/lib'
import { useQueryClient } from '@tanstack/react-query'
import { isGone, missingOf } from '../../lib/notFound'
import { showToast } from '../../lib/toasts'
import { runKeys } from './runKeys'
import { useRuns, type RunTarget, type Told } from './useRuns'

interface JobRunsOptions {
  target: RunTarget
  run: (job: Told<CustomJobTemplate>) => Promise<unknown>
  /** Why no job can be run now (§5.6: it needs an available namespace); undefined when one can. */
  unavailable?: string
  /** Called when a run has ended, also with a failure, to read again what it may have changed. */
  onSettled: () => void
  /** Called when the platform does not find what it was to run on, to read that again. */
  onGone: () => void
}

/** Runs custom jobs on an organization or cluster; failures are told in the words of §8.10. `start` stays the same function. */
export function useJobRuns({ target, run, unavailable, onSettled, onGone }: JobRunsOptions) {
  const queryClient = useQueryClient()
  const { runs, start } = useRuns<Told<CustomJobTemplate>>({
    key: ['jobs', 'run', target.id],
    idOf: templateId,
    refusal: () => (unavailable ? { message: 'Unable to trigger job', reason: unavailable } : undefined),
    run,
    whenFailed: ({ display_name }) => `${display_name} failed`,
    whenUnknown: ({ display_name }) =>
      `Look whether ${display_name} is among the jobs before you run it once more.`,
    subject: ({ display_name }, code) =>
      missingOf(code, {
        template: `custom job ${display_name}`,
        [target.type]: `${target.type} ${target.name}`,
      }),
    onFailed: (error) => {
      if (!isGone(error)) return
      void queryClient.invalidateQueries({ queryKey: runKeys.jobs })
      onGone()
    },
    tellDone: (_started, { display_name }) =>
      showToast({
        type: 'success',
        title: `${display_name} started`,
        message: `Custom job on ${target.type} ${target.name}`,
      }),
    onSettled,
  })
  return {
    runs,
    start: useEventCallback((job: CustomJobTemplate, told?: Record<string, string>) =>
      start({ ...job, told }),
    ),
  }
}

const templateId = ({ template_id }: CustomJobTemplate) => template_id
