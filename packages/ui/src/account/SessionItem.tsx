import { MonitorSmartphone } from 'lucide-react'
import { Badge, Button, DateText, RelativeTime, RowListItem } from '../primitives'
import { type AccountSession, deviceName, methodNames } from './sessions'

export interface SessionItemProps {
  session: AccountSession
  /** It is the one of this browser, which signing out ends. */
  isCurrent?: boolean
  /** It is being ended. */
  revoking?: boolean
  onRevoke?: () => void
}

/** One session: where, how and when somebody signed in, and until when it lasts. */
export function SessionItem({ session, isCurrent = false, revoking, onRevoke }: SessionItemProps) {
  const { authenticated_at, expires_at, authentication_methods, devices } = session
  const device = devices?.[0]
  const name = deviceName(device?.user_agent)
  const place = [device?.location, device?.ip_address].filter(Boolean).join(' · ')
  const methods = methodNames(authentication_methods)
  return (
    <RowListItem
      name={<strong title={device?.user_agent}>{name}</strong>}
      tags={
        isCurrent && (
          <Badge tone="accent" icon={<MonitorSmartphone />}>
            This device
          </Badge>
        )
      }
      meta={
        <>
          {place}
          {place && authenticated_at && ' · '}
          {authenticated_at && (
            <>
              signed in <RelativeTime value={authenticated_at} />
              {methods && ` with ${methods}`}
            </>
          )}
          {expires_at && (
            <>
              {(place || authenticated_at) && ' · '}
              expires <DateText value={expires_at} />
            </>
          )}
        </>
      }
      action={
        onRevoke && (
          <Button size="sm" busy={revoking} aria-label={`Sign out ${name}`} onClick={onRevoke}>
            Sign out
          </Button>
        )
      }
    />
  )
}
