import { Tag } from 'lucide-react'
import styled from 'styled-components'
import type { Failure, Loadable } from '../lib'
import { DisconnectPriceDialog, type PricedPlan } from '../catalogue'
import {
  Dialog,
  EmptyState,
  ErrorState,
  FailureAlert,
  LongText,
  RowList,
  RowListSkeletons,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import { AddPriceForm, AddPriceSkeleton, type AvailablePrices } from './AddPriceForm'
import { ConnectedPrice, type ConnectedPriceRow } from './ConnectedPrice'

export interface ManagePricesDialogProps {
  plan: Loadable<PricedPlan & { connected_prices: readonly ConnectedPriceRow[] }>
  /** Prices that are sold and sell no plan yet. */
  available: Loadable<AvailablePrices>
  /** Reads again what of them could not be read. */
  onReadAvailable: () => void
  onAssociate: (priceId: string) => Promise<boolean>
  associating: boolean
  associateFailure: Failure | undefined
  /** The price of the open question whether to disconnect it. */
  disconnecting: ConnectedPriceRow | undefined
  /** Opens the question about a price; closes it when called with undefined. */
  onAskDisconnect: (price: ConnectedPriceRow | undefined) => void
  onDisconnect: () => void
  disconnectBusy: boolean
  disconnectFailure: Failure | undefined
  onClose: () => void
}

/** §2.21 admin-plans: the prices that sell a plan. */
export function ManagePricesDialog({
  plan,
  available,
  onReadAvailable,
  onAssociate,
  associating,
  associateFailure,
  disconnecting,
  onAskDisconnect,
  onDisconnect,
  disconnectBusy,
  disconnectFailure,
  onClose,
}: ManagePricesDialogProps) {
  const name = plan.state === 'ready' ? plan.data.name : null
  return (
    <Dialog
      size="lg"
      title="Manage Prices"
      description={
        plan.state === 'loading' ? (
          <Skeleton width={260} />
        ) : (
          name && <LongText>{`The provider's prices that ${name} is sold at`}</LongText>
        )
      }
      busy={associating}
      onClose={onClose}
    >
      <Sections>
        {/* Of a change that was still under way when its question was left. */}
        {!disconnecting && <FailureAlert failure={disconnectFailure} />}
        <ConnectedPrices plan={plan} onDisconnect={onAskDisconnect} />
        {plan.state === 'loading' && <AddPriceSkeleton />}
        {plan.state === 'ready' && (
          <AddPriceForm
            available={available}
            onReadAvailable={onReadAvailable}
            plan={plan.data}
            onAssociate={onAssociate}
            busy={associating}
            failure={associateFailure}
          />
        )}
      </Sections>
      {disconnecting && (
        <DisconnectPriceDialog
          price={disconnecting}
          plan={name}
          busy={disconnectBusy}
          failure={disconnectFailure}
          onConfirm={onDisconnect}
          onClose={() => onAskDisconnect(undefined)}
        />
      )}
    </Dialog>
  )
}

function ConnectedPrices({
  plan,
  onDisconnect,
}: {
  plan: ManagePricesDialogProps['plan']
  onDisconnect: (price: ConnectedPriceRow) => void
}) {
  if (plan.state === 'loading')
    return (
      <SkeletonGroup label="Loading prices">
        <RowListSkeletons count={2} lines={2} rowHeight={61} />
      </SkeletonGroup>
    )
  if (plan.state === 'error') return <ErrorState failure={plan} />
  const { name, connected_prices } = plan.data
  if (connected_prices.length === 0)
    return (
      <EmptyState icon={<Tag />} title="No prices connected">
        <LongText>{`Nobody can buy ${name} until a price is associated with it.`}</LongText>
      </EmptyState>
    )
  return (
    <RowList label="Connected prices" rowHeight={61}>
      {connected_prices.map((price) => (
        <ConnectedPrice key={price.id} price={price} onDisconnect={() => onDisconnect(price)} />
      ))}
    </RowList>
  )
}

const Sections = styled.div`
  display: grid;
  gap: var(--space-5);
`
