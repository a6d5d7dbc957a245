import { confirmation } from '../primitives'

export interface SwitchOffClusterProps {
  /** Name of the cluster; the dialog is closed while it is null. */
  name: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the last cluster that takes new namespaces is closed for them (§4.10 Clusters). */
export function SwitchOffCluster({ name, onConfirm, onClose }: SwitchOffClusterProps) {
  const loaded = confirmation.useWhen(name !== null, onClose)
  if (!loaded || name === null) return null
  return (
    <loaded.ConfirmDialog
      title={`Switch off scheduling of ${name}?`}
      confirmLabel="Switch off"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{LAST_CLUSTER}</p>
      <p>The namespaces on it stay and run on.</p>
    </loaded.ConfirmDialog>
  )
}

/** What it means when no cluster takes new namespaces any more. */
export const LAST_CLUSTER =
  'It is the last cluster that takes new namespaces. Until scheduling of another one is switched on, new organizations get none.'
