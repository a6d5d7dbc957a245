import { CreditCard } from 'lucide-react'
import { providerLabel } from '../catalogue'
import type { Loadable } from '../lib'
import {
  Card,
  EmptyState,
  ErrorState,
  RowList,
  RowListItem,
  RowListSkeletons,
  SkeletonGroup,
} from '../primitives'

export interface ProviderCardsProps {
  providers: Loadable<readonly { name: string }[]>
  /** Address of a provider's products. */
  providerHref: (name: string) => string
}

/** §2.22 payments: a row for each provider; pressing it opens that provider's products. */
export function ProviderCards({ providers, providerHref }: ProviderCardsProps) {
  return (
    <Card flush>
      {providers.state === 'error' ? (
        <ErrorState failure={providers} />
      ) : providers.state === 'loading' ? (
        <SkeletonGroup label="Loading payment providers">
          <RowListSkeletons count={2} lines={2} rowHeight={ROW} inset />
        </SkeletonGroup>
      ) : providers.data.length === 0 ? (
        <EmptyState icon={<CreditCard />} title="No payment providers">
          A provider appears here once the platform is connected to one.
        </EmptyState>
      ) : (
        <RowList label="Payment providers" rowHeight={ROW} inset>
          {providers.data.map(({ name }) => (
            <RowListItem
              key={name}
              href={providerHref(name)}
              name={providerLabel(name)}
              meta="Products and prices"
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}

/** The height of a row in px. */
const ROW = 65
