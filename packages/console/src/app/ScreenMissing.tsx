import { ScreenUnavailable } from '@quarterdeck/ui/shell'
import { useEffect, useEffectEvent } from 'react'
import { isOnline, whenReconnected } from '../lib/connection'
import { reload, useNewVersion } from '../lib/newVersion'
import { hasUnsavedInput } from '../lib/unsavedInput'

/** In place of a screen whose code could not be loaded; tries again by itself when the connection is back. */
export function ScreenMissing({ onRetry }: { onRetry: () => void }) {
  const again = useEffectEvent(onRetry)
  useEffect(() => whenReconnected(() => again()), [])
  return (
    <ScreenUnavailable
      newVersion={useNewVersion()}
      // Browsers may remember that a file could not be loaded, until the page is loaded anew.
      onRetry={() => (isOnline() && !hasUnsavedInput() ? reload() : onRetry())}
      onReload={reload}
    />
  )
}
