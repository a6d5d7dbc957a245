export { AdditionalSettings, type AdditionalSettingsProps, type Setting } from './AdditionalSettings'
export { AdminSettingsView, type AdminSettingsViewProps } from './AdminSettingsView'
export { SignupCard, type SignupCardProps } from './SignupCard'
