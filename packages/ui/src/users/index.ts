export { UserDialog, type UserDialogProps } from './UserDialog'
export { UsersView, type UserRow, type UsersPage, type UsersViewProps } from './UsersView'
