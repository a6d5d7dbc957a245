import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { DataAge } from '../lib'
import { Button } from './Button'
import { LastUpdate } from './LastUpdate'

export interface RefreshButtonProps {
  /** Newer data are on their way. */
  busy: boolean
  /** How old the data in view are, shown before the button; undefined while there are none, null where nothing is shown. */
  age?: DataAge | null
  onRefresh: () => void
}

/** The button of a screen that reads its data again, and how old they are; in the PageHeader of a phone an icon. */
export function RefreshButton({ busy, age, onRefresh }: RefreshButtonProps) {
  // What is read without a press, such as after a write, is not told.
  const [asked, setAsked] = useState<false | 'pressed' | 'busy'>(false)
  if (asked && busy !== (asked === 'busy')) setAsked(busy && 'busy')
  return (
    <>
      {age !== null && <div data-part="age">{age && <LastUpdate age={age} asked={asked !== false} />}</div>}
      <Button
        data-refresh
        icon={<RefreshCw size={16} />}
        busy={busy}
        onClick={() => {
          setAsked('pressed')
          onRefresh()
        }}
      >
        <span>Refresh</span>
      </Button>
    </>
  )
}
