import { NotFoundDialog } from '@quarterdeck/ui/not-found'
import type { EntityDialogProps } from '../../lib/entityDialog'

/** In the place of a dialog whose address names nothing that can exist. */
export const Component = ({ onClose }: EntityDialogProps) => <NotFoundDialog onClose={onClose} />
