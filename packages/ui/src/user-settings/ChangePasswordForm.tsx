import { useForm, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import type { Failure } from '../lib'
import { Button, FailureAlert, Field, PasswordInput } from '../primitives'

export interface PasswordChange {
  current: string
  next: string
}

export interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  email?: string
  busy: boolean
  failure?: Failure
  /** Resolves with whether the password was changed. What was typed stays unless it was. */
  onSubmit: (passwords: PasswordChange) => Promise<boolean>
  onCancel: () => void
}

/** §5 Change password: current and new are not empty, and new equals confirm. Nothing is trimmed. */
const isComplete = ({ current, next, confirm }: { current?: string; next?: string; confirm?: string }) =>
  Boolean(current && next) && next === confirm

/** §2 User settings: 'Change Password', with current, new and confirm fields. */
export function ChangePasswordForm({ email, busy, failure, onSubmit, onCancel }: ChangePasswordFormProps) {
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: { current: '', next: '', confirm: '' },
  })
  const values = useWatch({ control })
  // Said once the field was left, not while it is being typed.
  const differs = formState.touchedFields.confirm && Boolean(values.confirm) && values.next !== values.confirm

  return (
    <Form
      aria-label="Change Password"
      onSubmit={(event) =>
        void handleSubmit(async ({ current, next, confirm }) => {
          if (isComplete({ current, next, confirm })) await onSubmit({ current, next })
        })(event)
      }
    >
      {/* Tells a password manager whose password changes. */}
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field label="Current Password" required>
        {/* The person asked for this form just now. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <PasswordInput autoFocus autoComplete="current-password" {...register('current')} />
      </Field>
      <Field label="New Password" required>
        <PasswordInput autoComplete="new-password" {...register('next')} />
      </Field>
      <Field label="Confirm Password" required error={differs && 'The passwords do not match'}>
        <PasswordInput autoComplete="new-password" {...register('confirm')} />
      </Field>
      <FailureAlert failure={failure} />
      <Buttons>
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!isComplete(values)}>
          Update Password
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 440px;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);

  @media (max-width: 640px) {
    > button {
      flex: 1;
    }
  }
`
