export { PublicCard, type PublicCardProps, type Brand } from './PublicCard'
export { AppShell, type AppShellProps } from './AppShell'
export { BrandMark, type BrandMarkProps } from './BrandMark'
export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen'
export {
  adminNavigation,
  userNavigation,
  type AdminPaths,
  type Navigation,
  type NavigationItem,
  type UserPaths,
} from './navigation'
export { Page } from './Page'
export { Notice } from './Notice'
