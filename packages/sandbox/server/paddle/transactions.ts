import { by } from '../../product/lists'
import type { ProductStore, Transaction, TransactionState } from '../../product/records'
import { fulfil } from './fulfil'
import { PaddleRefusal } from './refusal'
import type { Sale } from './sale'

// §3.17: draft (the customer's details are not complete) → ready → completed. A billed transaction is an invoice and a
// past due one a renewal that failed: a checkout may still pay either. Completed and canceled ones are over.

const payable: readonly TransactionState[] = ['draft', 'ready', 'billed', 'past_due']
const cancelable: readonly TransactionState[] = ['ready', 'billed', 'past_due']

export const isPayable = (state: TransactionState) => payable.includes(state)
export const isCancelable = (state: TransactionState) => cancelable.includes(state)

function saleOf(store: ProductStore, transaction: Transaction | undefined): Sale | undefined {
  const price = store.prices.get(transaction?.price_id)
  const product = store.products.get(price?.product_id)
  return transaction && price && product && { transaction, price, product }
}

/** The newest sales of everybody, since the sandbox's portal asks nobody who they are; first what has not been paid. */
export const newestSales = (store: ProductStore): Sale[] =>
  store.transactions
    .all()
    .sort(by('-created_at', 'id'))
    .sort((a, b) => Number(b.state === 'past_due') - Number(a.state === 'past_due'))
    .slice(0, 25)
    .flatMap((transaction) => saleOf(store, transaction) ?? [])

function requireSale(store: ProductStore, id: string): Sale {
  const sale = saleOf(store, store.transactions.get(id))
  if (!sale) throw new PaddleRefusal(404, 'not_found', 'Entity not found')
  return sale
}

/** A transaction that a checkout may open for. */
export function requirePayable(store: ProductStore, id: string): Sale {
  const sale = requireSale(store, id)
  if (isPayable(sale.transaction.state)) return sale
  throw new PaddleRefusal(
    422,
    'transaction_not_ready_cannot_process_payment',
    'Cannot process payment for non-ready transaction',
  )
}

const change = (store: ProductStore, sale: Sale, values: Partial<Transaction>): Sale => ({
  ...sale,
  transaction: store.transactions.patch(sale.transaction.id, values),
})

/** Takes the money: the transaction is completed and what it bought handed over, in one step or not at all. */
export const pay = (store: ProductStore, id: string, email: string | undefined, now: Date): Sale =>
  store.transaction(() => {
    const sale = withCustomer(store, requirePayable(store, id), email)
    return change(store, sale, { state: 'completed', organization_id: fulfil(store, sale, now) })
  })

/** The bank says no: the transaction stays payable, so that the customer can try again. */
export const decline = (store: ProductStore, id: string, email: string | undefined): Sale =>
  store.transaction(() => {
    const sale = withCustomer(store, requirePayable(store, id), email)
    return change(store, sale, { declined_attempts: sale.transaction.declined_attempts + 1 })
  })

/** Whoever pays says who they are first: that makes a draft ready. Later the customer stays as they are. */
const withCustomer = (store: ProductStore, sale: Sale, email = sale.transaction.email): Sale =>
  sale.transaction.state === 'draft'
    ? change(store, sale, { email: email.toLowerCase(), state: 'ready' })
    : sale

/** Calls a transaction off. */
export function cancel(store: ProductStore, id: string): Sale {
  const sale = requireSale(store, id)
  const { state } = sale.transaction
  if (isCancelable(state)) return change(store, sale, { state: 'canceled' })
  const problem = `Invalid attempt to change status from '${state}' to 'canceled'`
  throw new PaddleRefusal(400, 'transaction_invalid_status_change', problem)
}
