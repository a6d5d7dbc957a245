/** What is said where jobs or workflows cannot be read (§8). */
export const JOBS_FAILED = 'Failed to load background jobs and workflows. Please try again.'
