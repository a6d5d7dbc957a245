import type { SyntheticEvent } from 'react'
import styled from 'styled-components'
import { PasswordStrengthBadge } from '../flow'
import { useUnsavedInput, type Failure } from '../lib'
import { AtRest, Field, FormFooter, PasswordInput, useSchemaForm } from '../primitives'
import { passwordForm, type PasswordChange } from './passwordForm'

export interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  email?: string
  /** The deployment's hint below a new password. */
  passwordHint?: string
  busy: boolean
  failure?: Failure
  /** Resolves with true when the password was changed; otherwise what was typed stays. */
  onSubmit: (passwords: PasswordChange) => Promise<boolean>
  onCancel: () => void
}

/** §2.10 user-settings: 'Change Password', with current, new and confirm fields. */
export function ChangePasswordForm({
  email,
  passwordHint,
  busy,
  failure,
  onSubmit,
  onCancel,
}: ChangePasswordFormProps) {
  const { register, field, handleSubmit, watch, formState, setValue, ...form } = useSchemaForm(passwordForm, {
    failure,
  })
  useUnsavedInput(formState.isDirty && !busy)
  const typed = watch()
  const parsed = passwordForm.parse(typed)
  const errors = 'errors' in parsed ? parsed.errors : undefined
  // Shown once the field was left, not while it is being typed.
  const differs = formState.touchedFields.confirm && typed.confirm !== '' && errors?.confirm?.message

  /** Some password managers fill fields in without an event, and the button waits for all of them. */
  function takeFilledIn({ currentTarget: { elements } }: SyntheticEvent<HTMLFormElement>) {
    for (const name of passwordForm.names) {
      const input = elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value !== typed[name])
        setValue(name, input.value, { shouldDirty: true })
    }
  }

  return (
    <Form
      aria-label="Change Password"
      noValidate
      onFocus={takeFilledIn}
      onKeyDown={takeFilledIn}
      onPointerOver={takeFilledIn}
      onSubmit={(event) => void handleSubmit(async (passwords) => void (await onSubmit(passwords)))(event)}
    >
      {/* Tells a password manager whose password changes. */}
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <AtRest value={busy}>
        <Field {...field('current')}>
          {/* The person asked for this form just now. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <PasswordInput autoFocus autoComplete="current-password" {...register('current')} />
        </Field>
        <Field
          {...field('next')}
          hint={passwordHint}
          aside={<PasswordStrengthBadge password={typed.next} email={email} />}
        >
          <PasswordInput autoComplete="new-password" {...register('next')} />
        </Field>
        <Field {...field('confirm')} error={differs}>
          <PasswordInput autoComplete="new-password" {...register('confirm')} />
        </Field>
      </AtRest>
      <FormFooter
        submitLabel="Update Password"
        busy={busy}
        disabled={errors !== undefined}
        failure={form.failure}
        dirty={formState.isDirty}
        onCancel={onCancel}
      />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 440px;
`
