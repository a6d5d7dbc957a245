import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { isUuid } from '../lib'
import { Button, Card, Field, Input } from '../primitives'

/** §2 Jobs: what jobs and workflows are narrowed to; an empty text is no filter. */
export interface JobFilterValues {
  organization_id: string
  organization_email: string
  cluster_name: string
  job_type: string
}

export interface JobFiltersProps {
  /** The filters in force. */
  values: JobFilterValues
  /** Called with trimmed texts that keep the rules. */
  onApply: (values: JobFilterValues) => void
  id?: string
}

const INVALID_ID = 'Invalid Organization ID format. Please enter a valid UUID.'

/** §5 Jobs filter: an organization id, if given, must be a UUID of versions 1 to 5. */
export const organizationIdError = (text: string): string | undefined =>
  text.trim() === '' || isUuid(text.trim()) ? undefined : INVALID_ID

export const noJobFilters: JobFilterValues = {
  organization_id: '',
  organization_email: '',
  cluster_name: '',
  job_type: '',
}

const fields: Record<keyof JobFilterValues, { label: string; placeholder: string }> = {
  organization_id: { label: 'Organization ID', placeholder: '00000000-0000-4000-8000-000000000000' },
  organization_email: { label: 'Organization email', placeholder: 'ops@example.com' },
  cluster_name: { label: 'Cluster', placeholder: 'fra-1' },
  job_type: { label: 'Job type', placeholder: 'deploy_studio' },
}
const names = Object.keys(fields) as (keyof JobFilterValues)[]

/** Narrows every list of the jobs screen. What is typed counts once it is applied. */
export function JobFilters({ values, onApply, id }: JobFiltersProps) {
  const { register, handleSubmit, reset, formState } = useForm<JobFilterValues>({ values })
  const { errors, dirtyFields } = formState
  // A pasted address may hold what the form would not have let through.
  const wrongAddress = dirtyFields.organization_id ? undefined : organizationIdError(values.organization_id)

  function clear() {
    reset(noJobFilters)
    onApply(noJobFilters)
  }

  return (
    <Card id={id} aria-label="Filters">
      <Form noValidate onSubmit={(event) => void handleSubmit((typed) => onApply(trimmed(typed)))(event)}>
        {names.map((name) => (
          <Field
            key={name}
            label={fields[name].label}
            error={errors[name]?.message ?? (name === 'organization_id' && wrongAddress)}
          >
            <Input
              {...register(name, name === 'organization_id' ? { validate: organizationIdError } : undefined)}
              placeholder={fields[name].placeholder}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        ))}
        <div data-part="actions">
          <Button onClick={clear}>Clear filters</Button>
          <Button type="submit" variant="primary">
            Apply filters
          </Button>
        </div>
      </Form>
    </Card>
  )
}

const trimmed = (typed: JobFilterValues): JobFilterValues => ({
  organization_id: typed.organization_id.trim(),
  organization_email: typed.organization_email.trim(),
  cluster_name: typed.cluster_name.trim(),
  job_type: typed.job_type.trim(),
})

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);

  > [data-part='actions'] {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  @media (max-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
