import { payments } from '@quarterdeck/api'
import { failureMessage, organizationSyncMessage, syncMessage, type Message } from '@quarterdeck/ui/payments'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { failureOf, useWrite } from '../../lib/useWrite'
import { organizationKeys } from '../admin-organizations/admin-organizations.queries'
import { catalogueKeys } from '../catalogue/catalogue.queries'

const syncKeys = {
  data: [...catalogueKeys.payments, 'sync', 'data'],
  users: [...catalogueKeys.payments, 'sync', 'users'],
}

/** Which synchronisation is under way: it goes on while other screens are looked at. */
export function useSyncing(): 'data' | 'users' | undefined {
  const data = useIsMutating({ mutationKey: syncKeys.data }) > 0
  const users = useIsMutating({ mutationKey: syncKeys.users }) > 0
  if (data) return 'data'
  return users ? 'users' : undefined
}

/** Fetches the providers' catalogues anew. It often takes seconds; after 10 s its outcome is unknown (§9). */
export function useSyncPayments(tell: (message: Message) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationKey: syncKeys.data,
    mutationFn: () => payments.sync(),
    onSuccess: (result) => tell(syncMessage(result)),
    onError: (error) =>
      tell(failureMessage(failureOf(error, 'Failed to sync payment data. Please try again.'))),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: catalogueKeys.payments }),
  })
}

/** Brings organizations in line with what was paid for. */
export function useSyncOrganizations(tell: (message: Message) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationKey: syncKeys.users,
    mutationFn: () => payments.syncOrganizations(),
    onSuccess: (result) => tell(organizationSyncMessage(result)),
    onError: (error) =>
      tell(failureMessage(failureOf(error, 'Failed to sync organizations from Paddle. Please try again.'))),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: organizationKeys.all }),
  })
}
