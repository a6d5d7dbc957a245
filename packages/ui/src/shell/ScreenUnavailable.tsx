import { RefreshCw, TriangleAlert } from 'lucide-react'
import { Button } from '../primitives'
import { Notice } from './Notice'

export interface ScreenUnavailableProps {
  /** Why its code did not come. */
  reason: 'offline' | 'newVersion' | 'incomplete'
  /** Loads the page anew. */
  onReload: () => void
}

const texts: Record<ScreenUnavailableProps['reason'], string> = {
  offline: 'You are offline. It opens once the connection is back.',
  newVersion: 'A new version of the console is ready. Reload the page to open this screen.',
  incomplete: 'Its code did not arrive. Reload the page to try again.',
}

/** In place of a screen whose code could not be loaded. */
export function ScreenUnavailable({ reason, onReload }: ScreenUnavailableProps) {
  return (
    <div role="alert">
      <Notice
        icon={TriangleAlert}
        title="This screen could not be loaded"
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
    </div>
  )
}
