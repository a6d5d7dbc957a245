/** What can be run by hand: below each key are the lists for organizations and for clusters. */
export const runKeys = { jobs: ['custom-jobs'], workflows: ['custom-workflows'] } as const
