export { type ChangePasswordCardProps } from './ChangePasswordCard'
export { type PasswordChange } from './passwordForm'
export { UserSettingsView, type UserSettingsViewProps } from './UserSettingsView'
