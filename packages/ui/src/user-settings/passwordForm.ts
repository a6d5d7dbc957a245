import { formSchema, type FormField, type FormOutput } from '../lib'

/** A field for a password, which is not trimmed: blanks are part of it. The codes are those of `changePassword`. */
function password(label: string, refusedWith?: readonly string[]): FormField<string, string> {
  return {
    label,
    refusedWith,
    required: true,
    secret: true,
    initial: '',
    format: () => '',
    parse: (value) => (value === '' ? { error: 'Required', missing: true } : { value }),
  }
}

/** §5.5 Change password: current and new are not empty, and new equals confirm, which is not part of what is sent. */
export const passwordForm = formSchema(
  {
    current: password('Current Password', ['current_password_wrong']),
    next: password('New Password', ['new_password_refused']),
    confirm: { ...password('Confirm Password'), parse: () => ({ value: undefined }) },
  },
  ({ next, confirm }) => ({ confirm: next === confirm ? undefined : 'The passwords do not match' }),
)

export type PasswordChange = FormOutput<typeof passwordForm>
