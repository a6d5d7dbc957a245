import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { findByEmail, postMail } from '../identity'
import { provisioning } from '../product/provisioning'
import { startRun } from '../product/runs'
import { members, memberships, organizations } from '../schema'
import type { Tx } from '../db'
import { formatAmount } from './amount'
import type { Sale } from './transactions'

/** Hands over what was paid for, in the transaction that takes the money. Gives the organization's id. */
export function fulfil(tx: Tx, sale: Sale, now: Date): string {
  const { organization_id, email } = sale.transaction
  const plan_id = sale.price.plan_id
  postMail(tx, email, 'order_confirmation', orderConfirmation(sale), now)
  if (organization_id === null) return provision(tx, email, plan_id, now)

  // A renewal: the organization is there, and gets going again.
  tx.update(organizations)
    .set({ is_active: true, ...(plan_id && { plan_id }) })
    .where(eq(organizations.id, organization_id))
    .run()
  return organization_id
}

/** §1: who pays gets an organization with the plan. It is there at once, its namespace when the workflow has run. */
function provision(tx: Tx, email: string, plan_id: string | null, now: Date): string {
  const id = randomUUID()
  const moment = now.toISOString()
  tx.insert(organizations).values({ id, email, plan_id, created_at: moment }).run()

  const identity = findByEmail(tx, email)
  if (identity) {
    tx.insert(memberships).values({ organization_id: id, identity_id: identity.id, joined_at: moment }).run()
    tx.insert(members)
      .values({ identity_id: identity.id, is_active: true })
      .onConflictDoUpdate({ target: members.identity_id, set: { is_active: true } })
      .run()
  }
  startRun(
    tx,
    {
      source: 'organization',
      name: provisioning.name,
      organization_id: id,
      cluster_id: null,
      namespace: null,
      steps: provisioning.steps.map((job_type) => ({ job_type })),
    },
    now,
  )
  return id
}

const orderConfirmation = ({ transaction, price, product }: Sale) => ({
  subject: `Your order of ${product.name}`,
  body: [
    'Thank you for your order.',
    `${price.name ?? product.name}: ${formatAmount(price.unit_price_amount, price.unit_price_currency)}`,
    `Transaction ${transaction.id}`,
  ].join('\n\n'),
})
