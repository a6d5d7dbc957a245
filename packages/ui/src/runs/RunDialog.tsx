import { useId } from 'react'
import styled from 'styled-components'
import { formSchema, text, type FormField } from '../lib'
import { Alert, Dialog, DraftNotice, Field, FormFooter, Input, LongText, useSchemaForm } from '../primitives'

/** Something that a job or workflow has to be told besides its target. */
export interface RunParameter {
  name: string
  label: string
  required: boolean
}

export interface RunDialogProps {
  /** Id of the job or workflow: what was typed for one is back for that one alone. */
  id: string
  /** The name of the job or workflow. */
  name: string
  description: string
  parameters: readonly RunParameter[]
  /** What it overwrites; undefined where that is nothing. */
  warning?: string
  /** The verb: 'Run Job'. */
  label: string
  /** Called with what was filled in, by the names of the parameters; blank ones are left out. */
  onRun: (parameters: Record<string, string>) => void
  onClose: () => void
}

/** Asks before a run for what it has to be told, and says what it overwrites. */
export function RunDialog({
  id,
  name,
  description,
  parameters,
  warning,
  label,
  onRun,
  onClose,
}: RunDialogProps) {
  const formId = useId()
  const form = useSchemaForm(runForm(parameters), { draft: `run ${id}` })
  const send = form.sending(onRun)
  function run(values: Record<string, string>) {
    const filled = parameters.flatMap(({ name: parameter }, index) => {
      const value = values[fieldName(index)]
      return value ? [[parameter, value] as const] : []
    })
    onClose()
    send(Object.fromEntries(filled))
  }
  function discard() {
    form.forget()
    onClose()
  }
  return (
    <Dialog
      size="sm"
      title={`Run ${name}?`}
      description={description && <LongText>{description}</LongText>}
      dirty={form.formState.isDirty}
      onClose={discard}
      footer={<FormFooter form={formId} submitLabel={label} tone={warning ? 'danger' : 'primary'} />}
    >
      <Form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(run)(event)}>
        <DraftNotice draft={form.draft} />
        {warning && <Alert tone="warning">{warning}</Alert>}
        {parameters.map((parameter, index) => (
          <Field key={parameter.name} {...form.field(fieldName(index))}>
            <Input {...form.register(fieldName(index))} autoComplete="off" spellCheck={false} />
          </Field>
        ))}
      </Form>
    </Dialog>
  )
}

/** The platform chooses the parameters' names, which may hold dots: to the form those would be paths. */
const fieldName = (index: number) => `parameter${index}`

const runForm = (parameters: readonly RunParameter[]) =>
  formSchema(
    Object.fromEntries(
      parameters.map(({ name, label, required }, index): [string, FormField<string, string>] => [
        fieldName(index),
        text({
          label: label || name,
          kind: 'name',
          ...(required && { required: `${label || name} is required` }),
        }),
      ]),
    ),
  )

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`
