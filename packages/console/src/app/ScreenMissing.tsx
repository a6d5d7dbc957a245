import { ErrorScreen } from '@quarterdeck/ui/shell'
import { useOnline } from '../lib/connection'
import { reload, useMissingCode } from '../lib/missingCode'

/** In place of a screen whose code could not be loaded. Back online, the page loads anew by itself (lib/missingCode.ts). */
export function ScreenMissing() {
  const online = useOnline()
  const missing = useMissingCode()
  return <ErrorScreen reason={online ? (missing ?? 'incomplete') : 'offline'} onReload={reload} />
}
