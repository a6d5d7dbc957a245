import type { FlowBody, FlowOutcome } from '@quarterdeck/api/identity'
import { tellNotDone } from './outcomeFailure'

/** What to look at when a flow that sends mails, and takes the code of one, has not answered (§8.16). */
export const mailOrCodeUnknown = ({ code }: FlowBody): string =>
  code === undefined
    ? 'Look into your inbox before you ask for another email.'
    : 'Load this page again to see whether the code was taken.'

/**
 * Tells why such a flow was not carried out, for who has left its screen.
 *
 * @param href the way back to it
 */
export const tellMailOrCode = (outcome: FlowOutcome, body: FlowBody, href: string): void =>
  tellNotDone(
    outcome,
    body.code === undefined ? 'No email was sent' : 'The code was not taken',
    mailOrCodeUnknown(body),
    href,
  )
