import { MonitorSmartphone } from 'lucide-react'
import { useRef, useState } from 'react'
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
  /** Sessions of the same person, without the one at hand. */
  sessions: Loadable<OtherSession[]>
  /** Ends one session; the row is busy until the promise settles. */
  onRevoke: (id: string) => Promise<void> | void
  /** Ends all of them. */
  onRevokeAll: () => Promise<void> | void
}

/** Where else the person is signed in, each with a way to end it. */
export function OtherSessions({ sessions, onRevoke, onRevokeAll }: OtherSessionsProps) {
  const [busy, setBusy] = useState<string>()
  const inFlight = useRef(false)

  async function run(what: string, revoke: () => Promise<void> | void) {
    if (inFlight.current) return
    inFlight.current = true
    setBusy(what)
    try {
      await revoke()
    } finally {
      inFlight.current = false
      setBusy(undefined)
    }
  }

  const rows = sessions.state === 'ready' ? sessions.data : []
  return (
    <Card
      title="Other sessions"
      actions={
        rows.length > 0 && (
          <Button size="sm" busy={busy === ALL} onClick={() => void run(ALL, onRevokeAll)}>
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
      {sessions.state === 'error' && <ErrorState message={sessions.message} onRetry={sessions.onRetry} />}
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
                    busy={busy === id}
                    aria-label={`Sign out ${name}`}
                    onClick={() => void run(id, () => onRevoke(id))}
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

const ALL = 'all'
