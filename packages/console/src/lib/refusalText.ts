import { allMessages, type AnyFlow } from '@quarterdeck/api/identity'

/**
 * What a flow says that was refused: all but what only informs or confirms. A message without a type, or of one that is not
 * known, is part of it.
 */
export const refusalText = (flow: AnyFlow): string =>
  allMessages(flow)
    .filter(({ type }) => type !== 'info' && type !== 'success')
    .map(({ text }) => text)
    .join(' ')
