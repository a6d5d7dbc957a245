export { RegisterView, type RegisterViewProps } from './RegisterView'
