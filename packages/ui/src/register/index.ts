export { RegisterView, type RegisterViewProps } from './RegisterView'
export { LegalNote } from './LegalNote'
export { RegistrationClosed } from './RegistrationClosed'
export { invitedValues, signUpExtras } from './signUpExtras'
