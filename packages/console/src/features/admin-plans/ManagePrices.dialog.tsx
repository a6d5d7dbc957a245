import type { Plan } from '@quarterdeck/api'
import { failed, ready, whenThere, type Loadable } from '@quarterdeck/ui/lib'
import {
  ManagePricesDialog,
  PlanNotFoundDialog,
  type ConnectedPriceRow,
  type ManagePricesDialogProps,
} from '@quarterdeck/ui/admin-plans'
import { priceLabel } from '@quarterdeck/ui/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { availablePricesQuery, useAssociatePrice, useDisassociatePrice } from '../catalogue/catalogue.queries'
import { planWithPricesQuery } from './admin-plans.queries'

const FAILED = 'Failed to load prices. Please try again.'

export function Component({ id, onClose }: EntityDialogProps) {
  const plan = useQuery(planWithPricesQuery(id))
  const available = useQuery(availablePricesQuery())
  const associate = useAssociatePrice({ planId: id })
  const disassociate = useDisassociatePrice({ planId: id })
  const [asked, setAsked] = useState<ConnectedPriceRow>()

  const names = (price: Parameters<typeof priceLabel>[0] | undefined) => ({
    plan: plan.data?.name,
    price: price && priceLabel(price),
  })

  function ask(price: ConnectedPriceRow | undefined) {
    disassociate.reset()
    setAsked(price)
  }

  async function disconnect() {
    if (!asked || !(await disassociate.write({ ...names(asked), planId: id, priceId: asked.id }))) return
    // Another question may have been opened since.
    setAsked((open) => (open === asked ? undefined : open))
  }

  const known = whenThere(toLoadable(plan, FAILED))
  if (!known)
    return <PlanNotFoundDialog failure={associate.failure ?? disassociate.failure} onClose={onClose} />
  return (
    <ManagePricesDialog
      plan={withPrices(known, () => void plan.refetch())}
      available={toLoadable(available, FAILED)}
      onReadAvailable={() => void available.refetch()}
      onAssociate={(priceId) => {
        const price = available.data?.prices.find((one) => one.id === priceId)
        return associate.write({ ...names(price), planId: id, priceId, shown: price })
      }}
      associating={associate.busy}
      associateFailure={associate.failure}
      disconnecting={asked}
      onAskDisconnect={ask}
      onDisconnect={() => void disconnect()}
      disconnectBusy={disassociate.busy}
      disconnectFailure={disassociate.failure}
      onClose={onClose}
    />
  )
}

/** The platform may leave `connected_prices` out; that is a failure to load, not a plan without prices. */
function withPrices(plan: Loadable<Plan>, onRetry: () => void): ManagePricesDialogProps['plan'] {
  if (plan.state !== 'ready') return plan
  const { connected_prices } = plan.data
  return connected_prices
    ? ready({ ...plan.data, connected_prices }, plan.refreshing)
    : failed(FAILED, onRetry)
}
