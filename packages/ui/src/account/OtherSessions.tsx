import { MonitorSmartphone } from 'lucide-react'
import type { Loadable } from '../lib'
import {
  Button,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  RowList,
  RowListItem,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import { deviceName, type OtherSession } from './sessions'

export interface OtherSessionsProps {
  /** The person's sessions, without the one of this browser. */
  sessions: Loadable<OtherSession[]>
  /** The id of the session that is being ended, or `all`. */
  revoking?: string
  /** Ends one session. */
  onRevoke: (id: string) => void
  /** Ends all of them. */
  onRevokeAll: () => void
}

/** The person's other sessions, each with a button that ends it. */
export function OtherSessions({ sessions, revoking, onRevoke, onRevokeAll }: OtherSessionsProps) {
  const rows = sessions.state === 'ready' ? sessions.data : []
  return (
    <Card
      title="Other sessions"
      actions={
        rows.length > 0 && (
          <Button size="sm" busy={revoking === 'all'} onClick={onRevokeAll}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {sessions.state === 'loading' && (
        <SkeletonGroup label="Loading other sessions">
          <Skeleton width={180} />
          <Skeleton width={240} />
        </SkeletonGroup>
      )}
      {sessions.state === 'error' && <ErrorState failure={sessions} />}
      {sessions.state === 'ready' && rows.length === 0 && (
        <EmptyState icon={<MonitorSmartphone />} title="You are not signed in anywhere else" />
      )}
      {rows.length > 0 && (
        <RowList rowHeight={52}>
          {rows.map(({ id, authenticated_at, devices }) => {
            const device = devices?.[0]
            const name = deviceName(device?.user_agent)
            return (
              <RowListItem
                key={id}
                name={<strong title={device?.user_agent}>{name}</strong>}
                meta={
                  <>
                    {[device?.location, device?.ip_address].filter(Boolean).join(' · ')}
                    {authenticated_at && device?.ip_address && ' · '}
                    {authenticated_at && 'signed in '}
                    {authenticated_at && <DateText value={authenticated_at} />}
                  </>
                }
                action={
                  <Button
                    size="sm"
                    busy={revoking === id}
                    aria-label={`Sign out ${name}`}
                    onClick={() => onRevoke(id)}
                  >
                    Sign out
                  </Button>
                }
              />
            )
          })}
        </RowList>
      )}
    </Card>
  )
}
