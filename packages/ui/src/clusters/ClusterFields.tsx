import type { ReactNode } from 'react'
import { DraftNotice, Field, FieldSkeleton, Input, Select, Skeleton, Textarea } from '../primitives'
import type { CommonForm } from './clusterForm'
import { FormColumns, FormGroup, FormStack } from './formLayout'
import { imageNames } from './images'
import { KubeconfigField } from './KubeconfigField'
import { DEFAULT_PRIORITY, prioritiesFor, priorityOption } from './priority'

export interface ClusterFieldsProps {
  form: CommonForm
  /** The control of scheduling, for a new cluster; an existing one has a switch elsewhere. */
  scheduling?: ReactNode
}

/** The fields of a cluster, for adding and editing one. */
export function ClusterFields({ form, scheduling }: ClusterFieldsProps) {
  const { field, register } = form
  const held = form.formState.defaultValues?.priority ?? DEFAULT_PRIORITY
  const editing = scheduling === undefined
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
            {prioritiesFor(held).map((priority) => (
              <option key={priority} value={priority}>
                {priorityOption(priority)}
              </option>
            ))}
          </Select>
        </Field>
        {scheduling}
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

/** The fields of a cluster that is loading, to be edited. */
export function ClusterFieldSkeletons() {
  return (
    <FormStack>
      <FormColumns>
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton hint />
      </FormColumns>
      <FieldSkeleton rows={6} hint />
      <FormGroup>
        <legend>
          <Skeleton width={60} />
        </legend>
        <p>
          <Skeleton width={240} />
        </p>
        <FormColumns>
          <FieldSkeleton />
          <FieldSkeleton />
          {imageNames.map((name) => (
            <FieldSkeleton key={name} />
          ))}
        </FormColumns>
      </FormGroup>
    </FormStack>
  )
}
