import type { PageStatus } from '@quarterdeck/ui/shell'
import { useOnline } from './connection'
import { useMissingCode } from './missingCode'
import { useSlowAnswer } from './slowAnswers'

/** What there is to say of the page as a whole (§14.21): the connection first, since nothing can be loaded without. */
export function usePageStatus(): PageStatus | undefined {
  const online = useOnline()
  const missing = useMissingCode()
  const slow = useSlowAnswer()
  if (!online) return 'offline'
  return missing ?? (slow ? 'slow' : undefined)
}
