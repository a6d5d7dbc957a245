import { formatInteger } from '../lib'

/** The message when jobs or workflows could not be read (§8). */
export const JOBS_FAILED = 'Failed to load background jobs and workflows. Please try again.'

/** '50 jobs', '1 job'. */
export const jobsText = (count: number) => `${formatInteger(count)} ${count === 1 ? 'job' : 'jobs'}`
