import { organizationRow } from '../../fixtures'
import { startRun } from '../../product/machine'
import { assignPlan } from '../../product/organizations'
import { findPerson } from '../../product/people'
import { postMail, provisioning } from '../../product/provisioning'
import { newId, type ProductStore } from '../../product/records'
import { formatAmount } from './amount'
import type { Sale } from './sale'

/** Hands over what was paid for, in the transaction that takes the money. Gives the organization's id. */
export function fulfil(store: ProductStore, sale: Sale, now: Date): string {
  const { organization_id, email } = sale.transaction
  const { plan_id } = sale.price
  postMail(store, { to: email, ...orderConfirmation(sale) }, now.toISOString())
  if (organization_id === null) return provision(store, email, plan_id, now)

  // A renewal: the organization is there, and gets going again.
  if (plan_id) assignPlan(store, organization_id, plan_id)
  store.organizations.patch(organization_id, { is_active: true })
  return organization_id
}

/** §1: who pays gets an organization with the plan. It is there at once, its namespace when the workflow has run. */
function provision(store: ProductStore, email: string, plan_id: string | null, now: Date): string {
  const created_at = now.toISOString()
  const { id } = store.organizations.put({
    ...organizationRow({ id: newId(), email, plan_id, created_at }),
    used_tools: 0,
    used_agents: 0,
    used_groups: 0,
    used_group_graphs: 0,
  })

  const person = findPerson(store, email)
  if (person) {
    store.memberships.put({ id: newId(), organization_id: id, person_id: person.id, joined_at: created_at })
    store.people.patch(person.id, { is_active: true })
  }
  const steps = provisioning.steps.map((job_type) => ({ job_type }))
  const target = { organization_id: id, cluster_id: null, namespace: null }
  startRun(store, { ...target, source: 'organization', name: provisioning.name, steps }, now)
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
