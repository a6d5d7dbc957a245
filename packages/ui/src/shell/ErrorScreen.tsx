import { RefreshCw, TriangleAlert } from 'lucide-react'
import { Button } from '../primitives'
import { Notice } from './Notice'

export interface ErrorScreenProps {
  /** Why there is no screen: it threw an error, or its code could not be loaded. */
  reason?: 'failed' | 'offline' | 'newVersion' | 'incomplete'
  /** Loads the page again. */
  onReload: () => void
}

const texts: Record<NonNullable<ErrorScreenProps['reason']>, string> = {
  failed: 'This screen stopped working. Reloading usually helps; nothing you saved is lost.',
  offline: 'You are offline. It opens once the connection is back.',
  newVersion: 'A new version of the console is ready. Reload to open this screen.',
  incomplete: 'Its code did not arrive. Reload to try again.',
}

/** In place of a screen that the console itself could not draw. */
export function ErrorScreen({ reason = 'failed', onReload }: ErrorScreenProps) {
  return (
    <Notice
      role="alert"
      icon={TriangleAlert}
      title={reason === 'failed' ? 'Something went wrong' : 'This screen could not be loaded'}
      action={
        reason !== 'offline' && (
          <Button icon={<RefreshCw size={16} />} onClick={onReload}>
            Reload
          </Button>
        )
      }
    >
      {texts[reason]}
    </Notice>
  )
}
