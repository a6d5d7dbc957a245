import { Card, Field, FormFooter, Input, useSchemaForm } from '../primitives'
import { jobFilterForm, jobFiltersError, noJobFilters, type JobFilterValues } from './jobFilterForm'
import { JobFilterGrid } from './JobFilterGrid'

export interface JobFiltersProps {
  /** The filters that the lists use now. */
  values: JobFilterValues
  /** Called with the new filters, trimmed and valid. */
  onApply: (values: JobFilterValues) => void
  id?: string
}

const placeholders: Record<keyof JobFilterValues, string> = {
  organization_id: '00000000-0000-4000-8000-000000000000',
  organization_email: 'ops@example.com',
  cluster_name: 'fra-1',
  job_type: 'deploy_studio',
}

/** The form that filters all lists of the jobs screen. What is typed takes effect when the form is submitted. */
export function JobFilters({ values, onApply, id }: JobFiltersProps) {
  const { register, field, handleSubmit, reset, formState } = useSchemaForm(jobFilterForm, {
    saved: values,
    // When the address changes, its filters replace also what was typed (`useSchemaForm` would keep that).
    resetOptions: {},
  })
  const wrongAddress = formState.dirtyFields.organization_id ? undefined : jobFiltersError(values)

  function clear() {
    reset(noJobFilters)
    onApply(noJobFilters)
  }

  return (
    <Card id={id} aria-label="Filters">
      <form noValidate onSubmit={(event) => void handleSubmit((filters) => onApply(filters))(event)}>
        <JobFilterGrid>
          {jobFilterForm.names.map((name) => (
            <Field
              key={name}
              {...field(name)}
              error={field(name).error ?? (name === 'organization_id' && wrongAddress)}
            >
              <Input
                {...register(name)}
                placeholder={placeholders[name]}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
          ))}
          <FormFooter submitLabel="Apply filters" cancelLabel="Clear filters" onCancel={clear} />
        </JobFilterGrid>
      </form>
    </Card>
  )
}
