export { type ChangePasswordProps } from './ChangePassword'
export { type PasswordChange } from './passwordForm'
export { UserSettingsView, type UserSettingsViewProps } from './UserSettingsView'
