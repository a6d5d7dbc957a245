export { UserDialog, type OrganizationOfUser, type UserDialogProps } from './UserDialog'
export { UserStatusBadge, type UserStatusBadgeProps } from './UserStatusBadge'
export { UsersView, type UserRow, type UsersPage, type UsersViewProps } from './UsersView'
