import { isRecord } from '@quarterdeck/api'
import { platformNow } from '@quarterdeck/ui/lib'
import { openedCheckout, rememberClosed, setOpenedCheckout } from './openedCheckout'
import { readStoredJson, writeStored } from './storage'

export { rememberClosed }

/*
 * The checkouts that this browser began, kept across page loads and tabs: one that is paid must not open again, one that
 * the provider refused is not offered again, and any other can be resumed where the platform does not remember it (§2.9).
 * Only the address it was begun with sees it.
 * Where storage is blocked nothing is remembered, and the provider still refuses a second payment.
 */
const KEY = 'quarterdeck.checkouts'
/** How many are kept, the latest first. */
const KEPT = 5
/** How long one is kept, in milliseconds: a payment provider does not keep an unpaid transaction for ever either. */
const KEPT_MS = 7 * 24 * 60 * 60_000

export interface Checkout {
  transactionId: string
  /** The address it was begun with, in lower case. */
  email: string
  /** When it was begun and paid, by this device's clock, in milliseconds since 1970; null while it is not paid. */
  begunAt: number
  paidAt: number | null
  /** Whether the provider would not open it; another try takes that back. */
  isRefused?: boolean
}

type Begun = Pick<Checkout, 'transactionId'> & Partial<Pick<Checkout, 'email'>>

/** Remembers that a checkout is under way; what is known of it already stays. */
function rememberCheckout({ transactionId, email }: Begun): void {
  const known = find(transactionId)
  keep({
    transactionId,
    email: email?.toLowerCase() ?? known?.email ?? '',
    begunAt: known?.begunAt ?? Date.now(),
    paidAt: known?.paidAt ?? null,
  })
}

/** Remembers that its overlay was opened in this tab: arriving at /checkout/success then means that it is paid. */
export function rememberOpened(begun: Begun): void {
  rememberCheckout(begun)
  setOpenedCheckout(begun.transactionId)
}

export function rememberPaid(transactionId: string): void {
  rememberCheckout({ transactionId })
  const paid = find(transactionId)
  if (paid) keep({ ...paid, paidAt: paid.paidAt ?? Date.now() })
}

/** The provider led here after a payment: what was opened last in this tab is paid, though no event said so. */
export function rememberOpenedAsPaid(): void {
  const transactionId = openedCheckout()
  if (transactionId) rememberPaid(transactionId)
  rememberClosed()
}

/** The provider would not open it: it is not offered to be gone on with, whoever else remembers it. */
export function rememberRefused(transactionId: string): void {
  rememberCheckout({ transactionId })
  const refused = find(transactionId)
  if (refused) keep({ ...refused, isRefused: true })
}

export const isPaid = (transactionId: string): boolean => typeof find(transactionId)?.paidAt === 'number'

/** Whether it may still be paid, as far as this browser knows. */
export const isPayable = (transactionId: string): boolean =>
  !isPaid(transactionId) && !find(transactionId)?.isRefused

/** The latest checkout of this address that may still be paid. */
export const unpaidCheckoutOf = (email: string): Checkout | undefined =>
  checkoutsOf(email).find(({ transactionId }) => isPayable(transactionId))

/** When this address last paid in this browser, by the platform's clock, in milliseconds since 1970; null if it did not. */
export function lastPaidAt(email: string): number | null {
  const times = checkoutsOf(email).flatMap(({ paidAt }) => paidAt ?? [])
  return times.length === 0 ? null : Math.max(...times) + platformNow() - Date.now()
}

const checkoutsOf = (email: string) => all().filter((checkout) => checkout.email === email.toLowerCase())
const find = (transactionId: string) => all().find((checkout) => checkout.transactionId === transactionId)

const othersThan = (one: string) => all().filter(({ transactionId }) => transactionId !== one)

const keep = (checkout: Checkout) => store([checkout, ...othersThan(checkout.transactionId)])

function store(checkouts: readonly Checkout[]): void {
  writeStored('localStorage', KEY, JSON.stringify(checkouts.slice(0, KEPT)))
}

function all(): Checkout[] {
  const stored = readStoredJson('localStorage', KEY)
  return Array.isArray(stored) ? stored.filter(isCheckout).filter(isFresh) : []
}

function isCheckout(value: unknown): value is Checkout {
  if (!isRecord(value)) return false
  const { transactionId, email, begunAt, paidAt } = value
  return (
    typeof transactionId === 'string' &&
    typeof email === 'string' &&
    typeof begunAt === 'number' &&
    (paidAt === null || typeof paidAt === 'number')
  )
}

const isFresh = ({ begunAt, paidAt }: Checkout) => Date.now() - (paidAt ?? begunAt) < KEPT_MS
