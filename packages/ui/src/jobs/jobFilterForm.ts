import { formSchema, isUuid, text, type FormOutput } from '../lib'

/** §2.23 jobs: the filters of jobs and workflows. Texts are trimmed; an empty one does not filter (§5). */
export const jobFilterForm = formSchema({
  organization_id: text({
    label: 'Organization ID',
    kind: 'id',
    rule: (id) => (isUuid(id) ? undefined : 'Invalid Organization ID format. Please enter a valid UUID.'),
  }),
  organization_email: text({ label: 'Organization email', kind: 'search' }),
  cluster_name: text({ label: 'Cluster', kind: 'search' }),
  job_type: text({ label: 'Job type', kind: 'search' }),
})

export type JobFilterValues = FormOutput<typeof jobFilterForm>

export const noJobFilters: JobFilterValues = jobFilterForm.initial

/** What is wrong with the filters. The form accepts no wrong ones, but a pasted address may have some. */
export function jobFiltersError(filters: JobFilterValues): string | undefined {
  const parsed = jobFilterForm.parse(filters)
  return 'errors' in parsed ? parsed.errors.organization_id?.message : undefined
}
