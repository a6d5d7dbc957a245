export { AddClusterDialog, type AddClusterDialogProps } from './AddClusterDialog'
export { ArchiveCluster, type ArchiveClusterProps } from './ArchiveCluster'
export { type ClusterOfList } from './ClusterCard'
export { type ClusterFormValues, type ClusterOfForm } from './clusterForm'
export {
  ClusterSettingsDialog,
  type ClusterSettings,
  type ClusterSettingsDialogProps,
} from './ClusterSettingsDialog'
export { type HealthFilter } from './ClusterSummary'
export { ClustersView, type ClustersViewName, type ClustersViewProps } from './ClustersView'
export { ClusterUnavailableDialog, type ClusterUnavailableDialogProps } from './ClusterUnavailableDialog'
export { EditClusterDialog, type EditClusterDialogProps } from './EditClusterDialog'
export { HealthBadge, type HealthBadgeProps } from './HealthBadge'
export { NamespacesDialog, type NamespacesDialogProps } from './NamespacesDialog'
