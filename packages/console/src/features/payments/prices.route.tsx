import { lazyModule, mapLoadable } from '@quarterdeck/ui/lib'
import { NotSpecified, PricesView } from '@quarterdeck/ui/payments'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { toLoadable } from '../../lib/toLoadable'
import { plansQuery, pricesQuery, productsQuery } from '../catalogue/catalogue.queries'
import { readProvider } from './readProvider'
import { usePriceChange } from './usePriceChange'

// Loaded when needed: a dialog brings the library Floating UI, which the list does without.
const confirmation = lazyModule(() => import('./ConfirmPriceChange'))

export function Component() {
  const params = useParams()
  const provider = readProvider(params.provider)
  const productId = params.productId?.trim()
  if (provider && productId) return <Prices provider={provider} productId={productId} />
  return (
    <NotSpecified
      title="Prices"
      message="Provider or product not specified"
      paymentsHref={paths.adminPayments()}
    />
  )
}

function Prices({ provider, productId }: { provider: string; productId: string }) {
  const products = useQuery(productsQuery(provider))
  const prices = useQuery(pricesQuery(provider, productId))
  const plans = useQuery(plansQuery())
  const { message, dismissMessage, busyId, question, dropQuestion, associate, disconnect } = usePriceChange(
    prices.data ?? [],
    plans.data ?? [],
  )
  const loaded = confirmation.useWhen(question !== undefined, dropQuestion)

  return (
    <>
      <PricesView
        provider={provider}
        product={mapLoadable(toLoadable(products), (all) => all?.find(({ id }) => id === productId) ?? null)}
        prices={toLoadable(prices, 'Failed to load prices. Please try again.')}
        plans={toLoadable(plans, 'Failed to load plans. Please try again.')}
        busyId={busyId}
        onAssociate={associate}
        onDisconnect={disconnect}
        message={message}
        onDismissMessage={dismissMessage}
        paymentsHref={paths.adminPayments()}
        productsHref={paths.adminPaymentProducts(provider)}
        onRefresh={() => void Promise.all([products.refetch(), prices.refetch(), plans.refetch()])}
      />
      {question && loaded && <loaded.ConfirmPriceChange {...question} />}
    </>
  )
}
