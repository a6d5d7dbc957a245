export { AdminSettingsView, type AdminSettingsViewProps } from './AdminSettingsView'
