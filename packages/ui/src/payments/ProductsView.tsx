import { Archive, Package } from 'lucide-react'
import { ageOf, isRefreshing, mapLoadable, whenThere, type Loadable } from '../lib'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  DateText,
  EmptyState,
  LongText,
  Missing,
  PageHeader,
  RefreshButton,
  Table,
  type TableColumn,
} from '../primitives'
import { Page } from '../shell'
import { CatalogStatusBadge, providerLabel, taxCategoryLabel } from '../catalogue'
import { Named } from './Named'
import { NotThere } from './NotSpecified'

/** What the list draws of a product. */
export interface ProductRow {
  id: string
  name: string
  description: string
  status: string
  tax_category: string
  created_at: string | null
}

export interface ProductsViewProps {
  /** The provider's name. */
  provider: string
  /** Null where there is no such provider. */
  products: Loadable<readonly ProductRow[] | null>
  /** Whether archived products show. */
  archived: boolean
  onArchivedChange: (archived: boolean) => void
  /** Address of a product's prices. */
  productHref: (id: string) => string
  paymentsHref: string
  onRefresh: () => void
}

const columns: readonly TableColumn<ProductRow>[] = [
  {
    id: 'name',
    header: 'Product',
    width: '44%',
    cell: ({ name, description }) => (
      <Named>
        <LongText>{name}</LongText>
        {description && (
          <small>
            <LongText>{description}</LongText>
          </small>
        )}
      </Named>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    plain: 'short',
    cell: ({ status }) => <CatalogStatusBadge status={status} />,
  },
  {
    id: 'tax',
    header: 'Tax category',
    plain: 'short',
    cell: ({ tax_category }) => taxCategoryLabel(tax_category) ?? <Missing data-missing>N/A</Missing>,
  },
  {
    id: 'created',
    header: 'Created',
    plain: 'short',
    width: '8.875rem',
    align: 'end',
    cell: ({ created_at }) => <DateText value={created_at} />,
  },
]

/** §2.22 payments: a provider's products. */
export function ProductsView({
  provider,
  archived,
  onArchivedChange,
  productHref,
  paymentsHref,
  onRefresh,
  products: read,
}: ProductsViewProps) {
  const products = whenThere(read)
  if (!products) return <NotThere title="Products" what="provider" paymentsHref={paymentsHref} />
  const name = providerLabel(provider)
  const hidden =
    products.state === 'ready' && !archived
      ? products.data.filter(({ status }) => status === 'archived').length
      : 0
  return (
    <Page>
      <Breadcrumbs items={[{ href: paymentsHref, label: 'Payments' }]} current={name} />
      <PageHeader
        title={name}
        description="The products of this provider. Open one for its prices."
        actions={
          <>
            <RefreshButton busy={isRefreshing(products)} age={ageOf(products)} onRefresh={onRefresh} />
            <Button meaning={archived ? 'hide' : 'show'} onClick={() => onArchivedChange(!archived)}>
              {archived ? 'Hide Archived' : 'Show Archived'}
            </Button>
          </>
        }
      />
      <Table
        label="Products"
        columns={columns}
        rows={mapLoadable(products, (all) =>
          archived ? all : all.filter(({ status }) => status !== 'archived'),
        )}
        rowKey={({ id }) => id}
        getRowHref={({ id }) => productHref(id)}
        empty={
          hidden > 0 ? (
            <EmptyState
              icon={<Archive />}
              title="Every product is archived"
              action={<Button onClick={() => onArchivedChange(true)}>Show Archived</Button>}
            />
          ) : (
            <EmptyState
              icon={<Package />}
              title="No products yet"
              action={<ButtonLink href={paymentsHref}>Go to Payments</ButtonLink>}
            >
              Sync the payment data to bring in what {name} sells.
            </EmptyState>
          )
        }
      />
    </Page>
  )
}
