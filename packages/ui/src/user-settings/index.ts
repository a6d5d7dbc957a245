export { ChangePasswordCard, type ChangePasswordCardProps } from './ChangePasswordCard'
export { type PasswordChange } from './ChangePasswordForm'
export { UserSettingsView, type UserSettingsViewProps } from './UserSettingsView'
