/** The message when jobs or workflows could not be read (§8). */
export const JOBS_FAILED = 'Failed to load background jobs and workflows. Please try again.'
