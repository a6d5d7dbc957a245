import { RefreshCw, Users } from 'lucide-react'
import styled from 'styled-components'
import { ageOf, isRefreshing } from '../lib'
import {
  Button,
  Card,
  inOrder,
  PageHeader,
  RefreshButton,
  RowList,
  RowListItem,
  useFirstLoad,
} from '../primitives'
import { Page, PageSection } from '../shell'
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
    <Sections>
      <PageHeader
        title="Payments"
        description="The payment providers, what they sell, and which plan each price buys."
        actions={
          <RefreshButton busy={isRefreshing(providers)} age={ageOf(providers)} onRefresh={onRefresh} />
        }
      />
      <PageSection
        title="Payment providers"
        description="Open one for its products, their prices, and the plan that each price sells."
        {...useFirstLoad(providers)}
      >
        <ProviderCards providers={providers} providerHref={providerHref} />
      </PageSection>
      <PageSection
        title="Synchronization"
        description="Brings the platform up to date with what the providers hold."
      >
        <Card flush>
          <RowList rowHeight={ROW} inset>
            <RowListItem
              name="Payment data"
              meta="Products and prices of every provider"
              action={
                <Button
                  variant="primary"
                  icon={<RefreshCw size={16} />}
                  busy={syncing === 'data'}
                  disabled={syncing === 'users'}
                  onClick={onSync}
                >
                  Sync Payment Data
                </Button>
              }
            />
            <RowListItem
              name="Users"
              meta="Organizations that pay through Paddle, and their plans"
              action={
                <Button
                  icon={<Users size={16} />}
                  busy={syncing === 'users'}
                  disabled={syncing === 'data'}
                  onClick={onSyncUsers}
                >
                  Sync Users from Paddle
                </Button>
              }
            />
          </RowList>
        </Card>
        {syncing ? (
          <MessageAlert message={underWay[syncing]} />
        ) : (
          <MessageAlert message={message} onDismiss={onDismissMessage} />
        )}
      </PageSection>
    </Sections>
  )
}

/** The height of a row in px. */
const ROW = 65

const Sections = styled(Page)`
  ${inOrder}
`
