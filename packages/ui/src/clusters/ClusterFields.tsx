import { Checkbox, DraftNotice, Field, Input, Select, Textarea, type FormOf } from '../primitives'
import type { clusterForm } from './clusterForm'
import { FormColumns, FormGroup, FormStack } from './formLayout'
import { imageNames } from './images'
import { KubeconfigField } from './KubeconfigField'
import { priorities, priorityLabel } from './priority'

export interface ClusterFieldsProps {
  form: FormOf<typeof clusterForm>
  /** Whether an existing cluster is edited. */
  editing?: boolean
}

/** The fields of a cluster, for adding and editing one. */
export function ClusterFields({ form, editing = false }: ClusterFieldsProps) {
  const { field, register } = form
  return (
    <FormStack>
      <DraftNotice draft={form.draft} />
      <FormColumns>
        <Field {...field('name')}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field {...field('region')}>
          <Input autoComplete="off" {...register('region')} />
        </Field>
        <Field {...field('dashboard_url')}>
          <Input type="url" autoComplete="off" {...register('dashboard_url')} />
        </Field>
        <Field {...field('domain')}>
          <Input autoComplete="off" {...register('domain')} />
        </Field>
        <Field {...field('priority')} hint="Where new namespaces go first.">
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
            label={field('scheduling_enabled').label}
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
          <Field {...field('helm_version')}>
            <Input autoComplete="off" {...register('helm_version')} />
          </Field>
          <Field {...field('user_kratos_url')}>
            <Input type="url" autoComplete="off" {...register('user_kratos_url')} />
          </Field>
          {imageNames.map((name) => (
            <Field key={name} {...field(name)}>
              <Textarea oneLine autoComplete="off" spellCheck={false} {...register(name)} />
            </Field>
          ))}
        </FormColumns>
      </FormGroup>
    </FormStack>
  )
}
