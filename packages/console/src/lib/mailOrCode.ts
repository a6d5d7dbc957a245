import type { FlowBody } from '@quarterdeck/api/identity'

/** What to look at when a flow that sends mails, and takes the code of one, has not answered (§8.16). */
export const mailOrCodeUnknown = ({ code }: FlowBody): string =>
  code === undefined
    ? 'Look into your inbox before you ask for another email.'
    : 'Load this page again to see whether the code was taken.'
