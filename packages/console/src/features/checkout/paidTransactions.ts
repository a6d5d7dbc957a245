const KEY = 'quarterdeck.paid'

/** Remembers, for this tab, that the transaction is paid: its address must not open the overlay again. */
export function rememberPaid(transactionId: string): void {
  try {
    sessionStorage.setItem(KEY, transactionId)
  } catch {
    // Storage may be blocked; then the provider still refuses a second payment.
  }
}

export function isPaid(transactionId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === transactionId
  } catch {
    return false
  }
}
