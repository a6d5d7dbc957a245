import { PaymentsView, type Message } from '@quarterdeck/ui/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { providersQuery } from '../catalogue/catalogue.queries'
import { useSyncOrganizations, useSyncPayments } from './payments.queries'

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = () => queryClient.prefetchQuery(providersQuery())

export function Component() {
  const providers = useQuery(providersQuery())
  const [message, setMessage] = useState<Message>()
  const sync = useSyncPayments(setMessage)
  const syncOrganizations = useSyncOrganizations(setMessage)

  return (
    <PaymentsView
      providers={toLoadable(providers, 'Failed to load payment providers. Please try again.')}
      providerHref={paths.adminPaymentProducts}
      onSync={() => void sync.write()}
      onSyncUsers={() => void syncOrganizations.write()}
      syncing={sync.busy ? 'data' : syncOrganizations.busy ? 'users' : undefined}
      message={message}
      onDismissMessage={() => setMessage(undefined)}
      onRefresh={() => void providers.refetch()}
    />
  )
}
