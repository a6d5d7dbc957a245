import { FormFooter, type FormFooterProps } from '../primitives'
import type { CommonForm } from './clusterForm'

interface ClusterFormFooterProps extends Pick<
  FormFooterProps,
  'submitLabel' | 'busy' | 'disabled' | 'disabledReason'
> {
  /** Id of the form element. */
  id: string
  form: CommonForm
}

/** The footer of the dialogs that add and edit a cluster; tells in the words of §5 when required fields are missing. */
export function ClusterFormFooter({ id, form, ...footer }: ClusterFormFooterProps) {
  const isIncomplete = Object.values(form.formState.errors).some(({ type }) => type === 'required')
  return (
    <FormFooter
      form={id}
      problem={isIncomplete && 'Please fill in all required fields'}
      failure={form.failure}
      {...footer}
    />
  )
}
