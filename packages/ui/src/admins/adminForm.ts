import { formSchema, isEmail, plain, text, type FormInput, type FormOutput } from '../lib'

const can_create_new_admins = plain({ label: 'Can create admins', initial: false })

/** §6.4: what the two levels of administrators are called. */
export const adminLevel = (canCreateAdmins: boolean) =>
  canCreateAdmins ? can_create_new_admins.label : 'Standard admin'

/** The Add Admin form. The e-mail address must be there and contain '@' (§5.3); more only the server can check. */
export const adminForm = formSchema({
  email: text({
    label: 'Email',
    kind: 'email',
    refusedWith: ['admin_exists'],
    required: 'Email is required',
    rule: (email) => (isEmail(email) ? undefined : 'Please enter a valid email address'),
  }),
  can_create_new_admins,
})
export type AdminInput = FormOutput<typeof adminForm>

/** The form that edits an admin: only the permission can be changed (§6). */
export const permissionsForm = formSchema({ can_create_new_admins })
export type AdminPermissions = FormOutput<typeof permissionsForm>
/** What the form's controls hold. */
export type PermissionValues = FormInput<typeof permissionsForm>
/** What the form's controls hold for an admin. */
export const permissionValues = permissionsForm.format
