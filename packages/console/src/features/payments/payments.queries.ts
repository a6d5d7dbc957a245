import { payments } from '@quarterdeck/api'
import { failureMessage, organizationSyncMessage, syncMessage, type Message } from '@quarterdeck/ui/payments'
import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../lib/readAgain'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'
import { readOrganizationsAgain } from '../admin-organizations/changed-organizations.queries'
import { catalogueKeys } from '../catalogue/catalogue.queries'

type ShowMessage = (message: Message) => void

/** Fetches the providers' catalogues anew. It often takes seconds; after 10 s its outcome is unknown (§9.1). */
export function useSyncPayments(show: ShowMessage) {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['payments', 'sync-data'],
    send: () => payments.sync(),
    whenFailed: 'Failed to sync payment data. Please try again.',
    whenUnknown: 'It may still be running. Look at the products, which are read again.',
    subject: null,
    whenEnded: (ending) =>
      show(ending.outcome === 'done' ? syncMessage(ending.result) : failureMessage(ending.failure)),
    tellDone: (result) => inToast(syncMessage(result)),
    onSettled: () => void readAgain(queryClient, { queryKey: catalogueKeys.payments }),
  })
}

/** Brings organizations in line with what was paid for. */
export function useSyncOrganizations(show: ShowMessage) {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['payments', 'sync-organizations'],
    send: () => payments.syncOrganizations(),
    whenFailed: 'Failed to sync organizations from Paddle. Please try again.',
    whenUnknown: 'It may still be running. Look at the organizations, which are read again.',
    subject: null,
    whenEnded: (ending) =>
      show(
        ending.outcome === 'done' ? organizationSyncMessage(ending.result) : failureMessage(ending.failure),
      ),
    tellDone: (result) => inToast(organizationSyncMessage(result)),
    onSettled: () => readOrganizationsAgain(queryClient),
  })
}

/** A toast has no room for more than the first entries of a list. */
const inToast = ({ text, reason, list = [], tone }: Message) =>
  showToast({
    type: tone === 'danger' ? 'error' : tone,
    title: text,
    message: [reason, ...list.slice(0, 3)].filter(Boolean).join(' · ') || undefined,
  })
