import { FormFooter, type FormFooterProps, type FormOf } from '../primitives'
import type { clusterForm } from './clusterForm'

interface ClusterFormFooterProps extends Pick<
  FormFooterProps,
  'submitLabel' | 'busy' | 'failure' | 'onCancel'
> {
  /** Of the form element. */
  id: string
  form: FormOf<typeof clusterForm>
}

/** The end of the add and edit dialogs, with §5's words for what is missing. */
export function ClusterFormFooter({ id, form, ...footer }: ClusterFormFooterProps) {
  const isIncomplete = Object.values(form.formState.errors).some(({ type }) => type === 'required')
  return <FormFooter form={id} problem={isIncomplete && 'Please fill in all required fields'} {...footer} />
}
