export { AuthErrorView, type AuthError, type AuthErrorViewProps } from './AuthErrorView'
