export { AddClusterDialog, type AddClusterDialogProps } from './AddClusterDialog'
export { ArchiveCluster, type ArchiveClusterProps } from './ArchiveCluster'
export { type ClusterOfList } from './ClusterCard'
export {
  clusterValues,
  type ClusterChange,
  type ClusterOfForm,
  type ClusterValues,
  type NewCluster,
} from './clusterForm'
export { ClusterNotFoundDialog, type ClusterNotFoundDialogProps } from './ClusterNotFoundDialog'
export { ClusterSettingsDialog, type ClusterSettingsDialogProps } from './ClusterSettingsDialog'
export {
  clusterSettingsValues,
  type ClusterSettings,
  type ClusterSettingsValues,
} from './clusterSettingsForm'
export { type ClusterFilter } from './ClusterSummary'
export { ClustersView, type ClustersViewName, type ClustersViewProps } from './ClustersView'
export { EditClusterDialog, type EditClusterDialogProps } from './EditClusterDialog'
export { type HealthBadgeProps } from './HealthBadge'
export { NamespacesDialog, type NamespacesDialogProps } from './NamespacesDialog'
export { SwitchOffCluster, type SwitchOffClusterProps } from './SwitchOffCluster'
