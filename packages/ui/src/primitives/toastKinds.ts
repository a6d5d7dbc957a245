import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

/**
 * The icon of each type of toast, and its word for screen readers. A file of its own: the list of notifications needs it from
 * the start, and the code of Toast comes with the first message.
 */
export const TOAST_KINDS = {
  error: { Icon: CircleAlert, word: 'Error' },
  success: { Icon: CircleCheck, word: 'Success' },
  info: { Icon: Info, word: 'Info' },
  warning: { Icon: TriangleAlert, word: 'Warning' },
}
