import { RefreshCw, Users } from 'lucide-react'
import { ageOf, isRefreshing } from '../lib'
import { Button, PageHeader, RefreshButton } from '../primitives'
import { Page } from '../shell'
import type { Message } from './message'
import { MessageAlert } from './MessageAlert'
import { ProviderCards, type ProviderCardsProps } from './ProviderCards'

export interface PaymentsViewProps extends ProviderCardsProps {
  onSync: () => void
  onSyncUsers: () => void
  /** The synchronisation under way: one at a time. */
  syncing?: 'data' | 'users'
  /** How the last synchronisation ended. */
  message?: Message
  onDismissMessage: () => void
  onRefresh: () => void
}

const underWay: Record<'data' | 'users', Message> = {
  data: { text: 'Syncing payment data…', reason: 'This can take a few seconds.', tone: 'info' },
  users: { text: 'Syncing users from Paddle…', reason: 'This can take a few seconds.', tone: 'info' },
}

/** The payment providers, and the two buttons that synchronise with them (§2.22). */
export function PaymentsView({
  providers,
  providerHref,
  onSync,
  onSyncUsers,
  syncing,
  message,
  onDismissMessage,
  onRefresh,
}: PaymentsViewProps) {
  return (
    <Page>
      <PageHeader
        title="Payments"
        description="The payment providers, what they sell, and which plan each price buys."
        actions={
          <>
            <RefreshButton busy={isRefreshing(providers)} age={ageOf(providers)} onRefresh={onRefresh} />
            <Button
              icon={<Users size={16} />}
              busy={syncing === 'users'}
              disabled={syncing === 'data'}
              onClick={onSyncUsers}
            >
              Sync Users from Paddle
            </Button>
            <Button
              variant="primary"
              icon={<RefreshCw size={16} />}
              busy={syncing === 'data'}
              disabled={syncing === 'users'}
              onClick={onSync}
            >
              Sync Payment Data
            </Button>
          </>
        }
      />
      {syncing ? (
        <MessageAlert message={underWay[syncing]} />
      ) : (
        <MessageAlert message={message} onDismiss={onDismissMessage} />
      )}
      <ProviderCards providers={providers} providerHref={providerHref} />
    </Page>
  )
}
