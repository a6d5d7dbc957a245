import { RefreshCw } from 'lucide-react'
import { lazyModule, type DataAge } from '../lib'
import { Button } from './Button'

// Nobody needs to know at once that what has just arrived is new, so the list does not wait for this code.
const lastUpdate = lazyModule(() => import('./LastUpdate'))
const withoutAge = () => {}

export interface RefreshButtonProps {
  /** Newer data are on their way. */
  busy: boolean
  /** How old the data in view are, shown before the button; undefined while there are none, null where nothing is shown. */
  age?: DataAge | null
  onRefresh: () => void
}

/** The button of a screen that reads its data again, and how old they are; in the PageHeader of a phone an icon. */
export function RefreshButton({ busy, age, onRefresh }: RefreshButtonProps) {
  const loaded = lastUpdate.useWhen(Boolean(age), withoutAge)
  return (
    <>
      {age !== null && <div data-part="age">{age && loaded && <loaded.LastUpdate age={age} />}</div>}
      <Button data-refresh icon={<RefreshCw size={16} />} busy={busy} onClick={onRefresh}>
        <span>Refresh</span>
      </Button>
    </>
  )
}
