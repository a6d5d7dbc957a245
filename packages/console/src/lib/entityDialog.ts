import type { Source } from '@quarterdeck/api'

/** What every entity dialog is handed by the address it opened from. */
export interface EntityDialogProps {
  id: string
  source?: Source
  onClose: () => void
}
