import type { Source } from '@quarterdeck/api'

/** The props of every entity dialog; `id` and `source` come from the address. */
export interface EntityDialogProps {
  id: string
  source?: Source
  onClose: () => void
}
