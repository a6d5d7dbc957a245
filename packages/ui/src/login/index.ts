export { LoginView, type LoginViewProps } from './LoginView'
export { SignOutUnconfirmedView, type SignOutUnconfirmedViewProps } from './SignOutUnconfirmedView'
