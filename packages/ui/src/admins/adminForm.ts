import { formSchema, isEmail, plain, text, type FormOutput } from '../lib'

const can_create_new_admins = plain({ label: 'Can create admins', initial: false })

/** As much as can be told of an address without asking the server: it is there and contains '@' (§5.3). */
export const adminForm = formSchema({
  email: text({
    label: 'Email',
    required: 'Email is required',
    rule: (email) => (isEmail(email) ? undefined : 'Please enter a valid email address'),
  }),
  can_create_new_admins,
})
export type AdminInput = FormOutput<typeof adminForm>

/** §6: what may be changed of an admin. */
export const permissionsForm = formSchema({ can_create_new_admins })
export type AdminPermissions = FormOutput<typeof permissionsForm>
