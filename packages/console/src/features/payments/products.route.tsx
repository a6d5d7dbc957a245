import { NotSpecified, ProductsView } from '@quarterdeck/ui/payments'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { withValues } from '../../lib/listSearch'
import { paths } from '../../lib/paths'
import { toLoadable } from '../../lib/toLoadable'
import { productsQuery } from '../catalogue/catalogue.queries'
import { readProvider } from './readProvider'

export function Component() {
  const provider = readProvider(useParams().provider)
  if (provider) return <Products provider={provider} />
  return (
    <NotSpecified title="Products" message="Provider not specified" paymentsHref={paths.adminPayments()} />
  )
}

function Products({ provider }: { provider: string }) {
  const products = useQuery(productsQuery(provider))
  const [query, setQuery] = useSearchParams()

  const showArchived = (show: boolean) =>
    setQuery((before) => withValues(before, { archived: show ? 'show' : '' }))

  return (
    <ProductsView
      provider={provider}
      products={toLoadable(products, 'Failed to load products. Please try again.')}
      archived={query.get('archived') === 'show'}
      onArchivedChange={showArchived}
      productHref={(id) => paths.adminPaymentPrices(provider, id)}
      paymentsHref={paths.adminPayments()}
      onRefresh={() => void products.refetch()}
    />
  )
}
