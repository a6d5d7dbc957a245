import { RefreshCw } from 'lucide-react'
import { Button } from './Button'

export interface RefreshButtonProps {
  /** Newer data are on their way. */
  busy: boolean
  onRefresh: () => void
}

/** The button of a screen that reads its data again. */
export function RefreshButton({ busy, onRefresh }: RefreshButtonProps) {
  return (
    <Button icon={<RefreshCw size={16} />} busy={busy} onClick={onRefresh}>
      Refresh
    </Button>
  )
}
