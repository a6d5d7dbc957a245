import { useFormState, type UseFormReturn } from 'react-hook-form'
import styled from 'styled-components'
import type { Failure } from '../lib'
import { Alert, Checkbox, FailureAlert, Field, Input, Select } from '../primitives'
import { isFilled, isWebAddress, REQUIRED, type ClusterFormValues } from './clusterForm'
import { KubeconfigField } from './KubeconfigField'
import { priorities, priorityLabel } from './priority'

export interface ClusterFieldsProps {
  form: UseFormReturn<ClusterFormValues>
  /** The fields of a cluster that is there already. */
  editing?: boolean
  failure: Failure | undefined
}

const images = [
  ['postgres_image', 'Postgres image'],
  ['backend_image', 'Backend image'],
  ['frontend_image', 'Frontend image'],
  ['caddy_image', 'Caddy image'],
] as const

/** What adding and editing a cluster have in common. */
export function ClusterFields({ form, editing = false, failure }: ClusterFieldsProps) {
  const { register, control } = form
  const { errors } = useFormState({ control })
  const isIncomplete = Object.values(errors).some(({ type }) => type === 'filled')
  return (
    <Root>
      {isIncomplete && (
        <div ref={reveal}>
          <Alert tone="danger">{REQUIRED}</Alert>
        </div>
      )}
      {failure && (
        <div ref={reveal}>
          <FailureAlert failure={failure} />
        </div>
      )}
      <Columns>
        <Field label="Name" required error={errors.name?.message}>
          <Input autoComplete="off" {...register('name', { validate: { filled: isFilled } })} />
        </Field>
        <Field label="Region" required error={errors.region?.message}>
          <Input autoComplete="off" {...register('region', { validate: { filled: isFilled } })} />
        </Field>
        <Field label="Dashboard URL" required error={errors.dashboard_url?.message}>
          <Input
            type="url"
            autoComplete="off"
            {...register('dashboard_url', { validate: { filled: isFilled, url: isWebAddress } })}
          />
        </Field>
        <Field label="Domain" required error={errors.domain?.message}>
          <Input autoComplete="off" {...register('domain', { validate: { filled: isFilled } })} />
        </Field>
        <Field label="Priority" hint="Where new namespaces go first.">
          <Select {...register('priority', { setValueAs: Number })}>
            {priorities.map((priority) => (
              <option key={priority} value={priority}>
                {priorityLabel(priority)} ({priority})
              </option>
            ))}
          </Select>
        </Field>
        {!editing && (
          <Checkbox
            label="Scheduling"
            hint="The cluster takes new namespaces at once."
            {...register('scheduling_enabled')}
          />
        )}
      </Columns>
      <KubeconfigField form={form} saved={editing} />
      <fieldset>
        <legend>Software</legend>
        {editing && <p>A blank image field keeps the existing image.</p>}
        <Columns>
          <Field label="Helm version">
            <Input autoComplete="off" {...register('helm_version')} />
          </Field>
          <Field label="User Kratos URL">
            <Input type="url" autoComplete="off" {...register('user_kratos_url')} />
          </Field>
          {images.map(([name, label]) => (
            <Field key={name} label={label}>
              <Input autoComplete="off" spellCheck={false} {...register(name)} />
            </Field>
          ))}
        </Columns>
      </fieldset>
    </Root>
  )
}

/** What is wrong is seen wherever the form was scrolled to. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const Root = styled.div`
  display: grid;
  gap: var(--space-4);

  fieldset {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
    padding: var(--space-4) 0 0;
    border: 0;
    border-top: 1px solid var(--border);
  }
  legend {
    float: left;
    padding: 0;
    font-weight: 600;
  }
  fieldset > p {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`
