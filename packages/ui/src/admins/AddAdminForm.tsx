import { Plus } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { isEmail } from '../lib'
import { Alert, Button, Checkbox, Field, Input } from '../primitives'

/** A new administrator, as typed. */
export interface AdminInput {
  email: string
  can_create_new_admins: boolean
}

export interface AddAdminFormProps {
  /** Resolves with whether the admin was added; what was typed stays where not. */
  onAdd: (admin: AdminInput) => Promise<boolean>
  /** The admin is being added. */
  busy: boolean
  /** The person came here to add an admin. */
  startsFocused?: boolean
}

/** §2 Admin admins: the Add Admin form. */
export function AddAdminForm({ onAdd, busy, startsFocused = false }: AddAdminFormProps) {
  const problemId = useId()
  const { register, handleSubmit, reset, setFocus, formState } = useForm<AdminInput>({
    defaultValues: { email: '', can_create_new_admins: false },
  })
  const problem = formState.errors.email?.message

  useEffect(() => {
    if (startsFocused) setFocus('email')
  }, [startsFocused, setFocus])

  async function add({ email, can_create_new_admins }: AdminInput) {
    if (!(await onAdd({ email: email.trim(), can_create_new_admins }))) return
    reset()
    setFocus('email')
  }

  return (
    <Form noValidate aria-label="Add Admin" onSubmit={(event) => void handleSubmit(add)(event)}>
      {problem && (
        <Alert id={problemId} tone="danger" title="Validation Error">
          {problem}
        </Alert>
      )}
      <Field label="Email" required>
        <Input
          type="email"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          {...register('email', { validate: checkEmail })}
        />
      </Field>
      <Checkbox
        label="Can create admins"
        hint="May create admins and manage permissions."
        {...register('can_create_new_admins')}
      />
      <Button type="submit" variant="primary" icon={<Plus size={16} />} busy={busy}>
        Add Admin
      </Button>
    </Form>
  )
}

/** §5 Create admin. */
function checkEmail(text: string): string | true {
  const email = text.trim()
  if (!email) return 'Email is required'
  return isEmail(email) || 'Please enter a valid email address'
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  > button {
    justify-self: start;
  }
`
