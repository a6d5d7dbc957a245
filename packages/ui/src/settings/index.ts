export { AdditionalSettings, type AdditionalSettingsProps, type Setting } from './AdditionalSettings'
export { SettingsView, type SettingsViewProps } from './SettingsView'
export { SignupCard, type SignupCardProps } from './SignupCard'
