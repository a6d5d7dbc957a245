import { and, eq } from 'drizzle-orm'
import { plans, prices, products, transactions } from '../schema'
import type { Db, Tx } from '../db'
import { PaddleRefusal } from './refusal'
import { fulfil } from './fulfil'

// §3: draft (the customer's details are not complete) → ready → completed. A billed transaction is an invoice and a
// past due one a renewal that failed: a checkout may still pay either. Completed and canceled ones are over.

type State = (typeof transactions.$inferSelect)['state']

const payable: readonly State[] = ['draft', 'ready', 'billed', 'past_due']
const cancelable: readonly State[] = ['ready', 'billed', 'past_due']

export const isPayable = (state: State) => payable.includes(state)
export const isCancelable = (state: State) => cancelable.includes(state)

/** A transaction with what it sells. */
export const selectTransactions = (db: Db | Tx) =>
  db
    .select({ transaction: transactions, price: prices, product: products, plan: plans })
    .from(transactions)
    .innerJoin(prices, eq(prices.id, transactions.price_id))
    .innerJoin(products, and(eq(products.id, prices.product_id), eq(products.payment_provider, 'paddle')))
    .leftJoin(plans, eq(plans.id, prices.plan_id))

export type Sale = ReturnType<ReturnType<typeof selectTransactions>['all']>[number]

function requireSale(db: Db | Tx, id: string): Sale {
  const sale = selectTransactions(db).where(eq(transactions.id, id)).get()
  if (!sale) throw new PaddleRefusal(404, 'not_found', 'Entity not found')
  return sale
}

function requirePayable(db: Db | Tx, id: string): Sale {
  const sale = requireSale(db, id)
  if (isPayable(sale.transaction.state)) return sale
  throw new PaddleRefusal(
    422,
    'transaction_not_ready_cannot_process_payment',
    'Cannot process payment for non-ready transaction',
  )
}

/** A transaction a checkout may open for. */
export const readPayable = (db: Db, id: string): Sale => requirePayable(db, id)

/** Takes the money: the transaction is completed and what it bought handed over, in one step or not at all. */
export const pay = (db: Db, id: string, email: string | undefined, now: Date): Sale =>
  db.transaction((tx) => {
    const sale = withCustomer(tx, requirePayable(tx, id), email)
    const organization_id = fulfil(tx, sale, now)
    tx.update(transactions)
      .set({ state: 'completed', organization_id, paid_at: now.toISOString() })
      .where(eq(transactions.id, id))
      .run()
    return requireSale(tx, id)
  })

/** The bank says no: the transaction stays payable, so that the customer can try again. */
export const decline = (db: Db, id: string, email: string | undefined): Sale =>
  db.transaction((tx) => {
    const { transaction } = withCustomer(tx, requirePayable(tx, id), email)
    tx.update(transactions)
      .set({ declined_attempts: transaction.declined_attempts + 1 })
      .where(eq(transactions.id, id))
      .run()
    return requireSale(tx, id)
  })

/** Whoever pays says who they are first: that makes a draft ready. Later the customer stays as they are. */
function withCustomer(tx: Tx, sale: Sale, email = sale.transaction.email): Sale {
  const { id, state } = sale.transaction
  if (state !== 'draft') return sale
  const known = { email: email.toLowerCase(), state: 'ready' as const }
  tx.update(transactions).set(known).where(eq(transactions.id, id)).run()
  return { ...sale, transaction: { ...sale.transaction, ...known } }
}

/** Calls a transaction off. */
export const cancel = (db: Db, id: string): Sale =>
  db.transaction((tx) => {
    const { state } = requireSale(tx, id).transaction
    if (!isCancelable(state))
      throw new PaddleRefusal(
        400,
        'transaction_invalid_status_change',
        `Invalid attempt to change status from '${state}' to 'canceled'`,
      )
    tx.update(transactions).set({ state: 'canceled' }).where(eq(transactions.id, id)).run()
    return requireSale(tx, id)
  })
