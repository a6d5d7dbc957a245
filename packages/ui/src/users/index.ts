export {
  OrganizationsOfUser,
  type OrganizationOfUser,
  type OrganizationsOfUserProps,
} from './OrganizationsOfUser'
export { UserDialog, type UserDialogProps } from './UserDialog'
export { UserStatusBadge, type UserStatusBadgeProps } from './UserStatusBadge'
export { UsersView, type UserRow, type UsersPage, type UsersViewProps } from './UsersView'
