import { Field, FormFooter, Input, useSchemaForm } from '../primitives'
import type { jobFilterForm, JobFilterValues } from './jobFilterForm'

export interface JobFiltersProps {
  /**
   * The fields and their rules: `jobFilterForm`. Passed in and not imported, as this form is loaded on demand and what it imports
   * of the screen decides which file of the build it can be in (docs/decisions/0006-console-start.md).
   */
  schema: typeof jobFilterForm
  /** The filters that the lists use now. */
  values: JobFilterValues
  /** What is wrong with the organization among `values`: an address may hold one that the form would not accept. */
  wrongOrganization?: string
  /** Called with the new filters, trimmed and valid. */
  onApply: (values: JobFilterValues) => void
}

const placeholders: Record<keyof JobFilterValues, string> = {
  organization_id: '00000000-0000-4000-8000-000000000000',
  organization_email: 'ops@example.com',
  cluster_name: 'fra-1',
  job_type: 'deploy_studio',
}

/** The form that filters all lists of the jobs screen. What is typed takes effect when the form is submitted. */
export function JobFilters({ schema, values, wrongOrganization, onApply }: JobFiltersProps) {
  const { register, field, handleSubmit, reset, formState } = useSchemaForm(schema, {
    saved: values,
    // When the address changes, its filters replace also what was typed (`useSchemaForm` would keep that).
    resetOptions: {},
  })
  const wrongAddress = formState.dirtyFields.organization_id ? undefined : wrongOrganization

  function clear() {
    reset(schema.initial)
    onApply(schema.initial)
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((filters) => onApply(filters))(event)}>
      {schema.names.map((name) => (
        <Field
          key={name}
          {...field(name)}
          error={field(name).error ?? (name === 'organization_id' && wrongAddress)}
        >
          <Input {...register(name)} placeholder={placeholders[name]} autoComplete="off" spellCheck={false} />
        </Field>
      ))}
      <FormFooter submitLabel="Apply filters" cancelLabel="Clear filters" onCancel={clear} />
    </form>
  )
}
