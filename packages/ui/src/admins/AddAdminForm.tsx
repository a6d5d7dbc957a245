import { Plus } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useUnsavedInput, type Failure } from '../lib'
import { Alert, AtRest, Button, Checkbox, DraftNotice, Field, Input, useSchemaForm } from '../primitives'
import { adminForm, type AdminInput } from './adminForm'

export interface AddAdminFormProps {
  /** Resolves with whether the admin was added; what was typed stays where not. */
  onAdd: (admin: AdminInput) => Promise<boolean>
  /** The admin is being added. */
  busy: boolean
  /** Why the last admin was not added. */
  failure?: Failure
  /** The person came here to add an admin. */
  startsFocused?: boolean
}

/** §2.18 admins: the Add Admin form. */
export function AddAdminForm({ onAdd, busy, failure, startsFocused = false }: AddAdminFormProps) {
  const root = useRef<HTMLFormElement>(null)
  const problemId = useId()
  const { register, field, draft, sending, handleSubmit, reset, setFocus, formState } = useSchemaForm(
    adminForm,
    {
      draft: 'admin',
      failure,
    },
  )
  const send = sending(onAdd)
  const { error, ...email } = field('email')
  const permission = field('can_create_new_admins')
  const problem = formState.errors.email
  const isRefused = problem?.type === 'server'
  const message = isRefused ? undefined : problem?.message
  useUnsavedInput(formState.isDirty && !busy)

  useEffect(() => {
    if (startsFocused) setFocus('email')
  }, [startsFocused, setFocus])

  async function add(admin: AdminInput) {
    if (!(await send(admin))) return
    const { activeElement, body } = document
    const hasGoneOn = activeElement !== body && !root.current?.contains(activeElement)
    // Before the reset, after which the form knows no field until it is drawn again.
    if (!hasGoneOn) setFocus('email')
    reset()
  }

  return (
    <Form ref={root} noValidate aria-label="Add Admin" onSubmit={(event) => void handleSubmit(add)(event)}>
      <AtRest value={busy}>
        <DraftNotice draft={draft} />
        {message && (
          <Alert key={formState.submitCount} id={problemId} tone="danger" title="Validation Error">
            {message}
          </Alert>
        )}
        <Field {...email} error={isRefused && error}>
          <Input
            type="email"
            autoComplete="off"
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? problemId : undefined}
            {...register('email')}
          />
        </Field>
        <Checkbox
          label={permission.label}
          error={permission.error}
          hint="May create admins and manage permissions."
          {...register('can_create_new_admins')}
        />
      </AtRest>
      <Button type="submit" variant="primary" icon={<Plus size={16} />} busy={busy}>
        Add Admin
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  > button {
    justify-self: start;
  }
`
