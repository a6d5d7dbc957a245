import { useFormState, type UseFormReturn } from 'react-hook-form'
import type { Failure } from '../lib'
import { Alert, Checkbox, FailureAlert, Field, Input, Select } from '../primitives'
import { isFilled, isWebAddress, REQUIRED, type ClusterFormValues } from './clusterForm'
import { FormColumns, FormGroup, FormStack } from './formLayout'
import { FormNotice } from './FormNotice'
import { imageFields } from './imageFields'
import { KubeconfigField } from './KubeconfigField'
import { priorities, priorityLabel } from './priority'

export interface ClusterFieldsProps {
  form: UseFormReturn<ClusterFormValues>
  /** The fields of a cluster that is there already. */
  editing?: boolean
  failure: Failure | undefined
}

/** What adding and editing a cluster have in common. */
export function ClusterFields({ form, editing = false, failure }: ClusterFieldsProps) {
  const { register, control } = form
  const { errors } = useFormState({ control })
  const isIncomplete = Object.values(errors).some(({ type }) => type === 'filled')
  return (
    <FormStack>
      {isIncomplete && (
        <FormNotice>
          <Alert tone="danger">{REQUIRED}</Alert>
        </FormNotice>
      )}
      {failure && (
        <FormNotice>
          <FailureAlert failure={failure} />
        </FormNotice>
      )}
      <FormColumns>
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
      </FormColumns>
      <KubeconfigField form={form} saved={editing} />
      <FormGroup>
        <legend>Software</legend>
        {editing && <p>A blank image field keeps the existing image.</p>}
        <FormColumns>
          <Field label="Helm version">
            <Input autoComplete="off" {...register('helm_version')} />
          </Field>
          <Field label="User Kratos URL">
            <Input type="url" autoComplete="off" {...register('user_kratos_url')} />
          </Field>
          {imageFields.map(([name, label]) => (
            <Field key={name} label={label}>
              <Input autoComplete="off" spellCheck={false} {...register(name)} />
            </Field>
          ))}
        </FormColumns>
      </FormGroup>
    </FormStack>
  )
}
