import { ChevronDown, Unlink } from 'lucide-react'
import { formatMoney, type Loadable } from '../lib'
import { Button, Menu, type MenuEntry } from '../primitives'

/** What the menu draws of a plan. */
export interface PlanChoice {
  id: string
  name: string
  deprecated: boolean
  price_in_cents: number
}

export interface AssociateMenuProps {
  /** Title and amount of the price, for the accessible name. */
  title: string
  price: { status: string; plan_id: string | null }
  plans: Loadable<readonly PlanChoice[]>
  /** A change of this price is under way. */
  busy: boolean
  /** Why it cannot be changed now. */
  disabledReason?: string
  onAssociate: (planId: string) => void
  onDisconnect: () => void
}

/** §2.22 payments: the menu that chooses which plan a price sells. Deprecated plans are not in it. */
export function AssociateMenu({
  title,
  price,
  plans,
  busy,
  disabledReason,
  onAssociate,
  onDisconnect,
}: AssociateMenuProps) {
  return (
    <Menu
      label={`Associate to plan: ${title}`}
      items={[...choices(), ...disconnect()]}
      trigger={(props) => (
        <Button size="sm" {...props} busy={busy} aria-label={`Associate to plan: ${title}`}>
          <span>Associate to plan</span>
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    />
  )

  function choices(): MenuEntry[] {
    if (plans.state === 'loading') return [{ label: 'Loading plans…', disabledReason: 'One moment' }]
    if (plans.state === 'error') return [{ label: 'Try Again', hint: plans.message, onSelect: plans.onRetry }]
    const offered = plans.data.filter(({ id, deprecated }) => !deprecated || id === price.plan_id)
    if (offered.length === 0) return [{ label: 'No plans', disabledReason: 'Create a plan first' }]
    return offered.map(({ id, name, price_in_cents }) => ({
      label: name,
      hint: `${formatMoney(price_in_cents)} per month`,
      checked: id === price.plan_id,
      disabledReason: price.status === 'archived' ? 'An archived price sells no plan' : disabledReason,
      onSelect: () => id !== price.plan_id && onAssociate(id),
    }))
  }

  function disconnect(): MenuEntry[] {
    if (price.plan_id === null) return []
    const icon = <Unlink size={16} />
    return ['separator', { label: 'Disconnect', icon, danger: true, disabledReason, onSelect: onDisconnect }]
  }
}
