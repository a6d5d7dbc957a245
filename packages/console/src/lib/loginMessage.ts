import { isRecord } from '@quarterdeck/api'
import { useEffect, useState } from 'react'
import { readStoredJson, writeStored } from './storage'

/** A message that /login shows, in the history entry that leads there. */
export interface LoginState {
  message: string
}

/** Reads the history entry's state, which may be anything. */
export function readLoginMessage(state: unknown): string | undefined {
  return textAt(state, 'message')
}

/** What is to be said after a navigation that loads the document anew, in which nothing but storage lasts. */
interface HandedOver {
  /** Shown by /login. */
  login: string
  /** Told in a toast to somebody who is signed in, whom /login sends on. */
  signedIn?: string
  /** The address of a payment that the toast says can be completed. */
  payment?: string
}

const KEY = 'quarterdeck.login_message'

/** Hands a message over to the next document, which shows it once. */
export function handOver(message: HandedOver): void {
  writeStored('sessionStorage', KEY, JSON.stringify(message))
}

/**
 * A hook: the message for /login that was handed over, else that of the history entry. The first is told once, and is kept
 * until it is known that the person `stays` here: who turns out to be signed in is told where they are sent on to.
 */
export function useLoginMessage(state: unknown, stays: boolean): string | undefined {
  const [handedOver] = useState(() => textAt(stored(), 'login'))
  useEffect(() => {
    if (stays) forget()
  }, [stays])
  return handedOver ?? readLoginMessage(state)
}

/** What was handed over for somebody who is signed in; from then on there is nothing. */
export function takeSignedInMessage(): { message?: string; payment?: string } {
  const handedOver = stored()
  forget()
  return { message: textAt(handedOver, 'signedIn'), payment: textAt(handedOver, 'payment') }
}

const stored = () => readStoredJson('sessionStorage', KEY)
const forget = () => writeStored('sessionStorage', KEY, null)

function textAt(from: unknown, key: string): string | undefined {
  const value = isRecord(from) ? from[key] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
