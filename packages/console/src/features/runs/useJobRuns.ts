import type { CustomJobTemplate } from '@quarterdeck/api'
import { showToast } from '../../lib/toasts'
import { useRuns, type RunsOn, type Told } from './useRuns'

interface JobRunsOptions extends RunsOn {
  run: (job: Told<CustomJobTemplate>) => Promise<unknown>
}

/** Runs custom jobs on an organization or cluster. */
export const useJobRuns = ({ target, ...options }: JobRunsOptions) =>
  useRuns({
    ...options,
    target,
    list: 'jobs',
    idOf: templateId,
    refused: 'Unable to trigger job',
    named: ({ display_name }) => ({ template: `custom job ${display_name}` }),
    tellDone: (_started, { display_name }) =>
      showToast({
        type: 'success',
        title: `${display_name} started`,
        message: `Custom job on ${target.type} ${target.name}`,
      }),
  })

const templateId = ({ template_id }: CustomJobTemplate) => template_id
