import { RefreshCw, RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '../primitives'
import { Notice } from './Notice'

export interface ScreenUnavailableProps {
  /** A newer version was deployed, which has the screen. */
  newVersion: boolean
  onRetry: () => void
  /** Loads the page anew. */
  onReload: () => void
}

/** In place of a screen whose code could not be loaded. */
export function ScreenUnavailable({ newVersion, onRetry, onReload }: ScreenUnavailableProps) {
  return (
    <div role="alert">
      <Notice
        icon={TriangleAlert}
        title="This screen could not be loaded"
        action={
          newVersion ? (
            <Button icon={<RefreshCw size={16} />} onClick={onReload}>
              Reload
            </Button>
          ) : (
            <Button icon={<RotateCw size={16} />} onClick={onRetry}>
              Try Again
            </Button>
          )
        }
      >
        {newVersion
          ? 'A new version of the console is ready. Reload the page to open this screen.'
          : 'Its code did not arrive. Check your connection and try again.'}
      </Notice>
    </div>
  )
}
