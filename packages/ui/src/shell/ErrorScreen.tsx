import { RefreshCw, TriangleAlert } from 'lucide-react'
import { Button } from '../primitives'
import { Notice } from './Notice'

export interface ErrorScreenProps {
  /** Loads the page again. */
  onReload: () => void
}

/** What an error boundary shows when the console itself has failed. */
export function ErrorScreen({ onReload }: ErrorScreenProps) {
  return (
    <Notice
      role="alert"
      icon={TriangleAlert}
      title="Something went wrong"
      action={
        <Button icon={<RefreshCw size={16} />} onClick={onReload}>
          Reload
        </Button>
      }
    >
      This screen stopped working. Reloading usually helps; nothing you saved is lost.
    </Notice>
  )
}
