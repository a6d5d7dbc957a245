import type { ProductRow, Schema, Transaction } from '../../product/records'

/** A transaction with what it sells. */
export interface Sale {
  transaction: Transaction
  price: Schema<'Price'>
  product: ProductRow
}
