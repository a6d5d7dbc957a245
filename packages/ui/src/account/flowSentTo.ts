import type { Flow } from '../flow'

/** Id of the flow that answers what is sent from a document: after something was saved it is another one than its own. */
export const flowSentTo = ({ ui }: Pick<Flow, 'ui'>) =>
  new URLSearchParams(ui.action.split('?')[1]).get('flow') ?? undefined
