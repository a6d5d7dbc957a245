import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Button, Card, ErrorState, RowList, RowListSkeletons, Skeleton, SkeletonGroup } from '../primitives'
import { PageSection } from '../shell'
import { SessionItem } from './SessionItem'
import type { AccountSessions } from './sessions'

export interface SessionsProps {
  /** The person's sessions. */
  sessions: Loadable<AccountSessions>
  /** The ids of the sessions that are being ended, and `all` where all others are. */
  revoking?: readonly string[]
  /** Ends one of the other sessions. */
  onRevoke: (id: string) => void
  /** Ends all of them. */
  onRevokeAll: () => void
}

/** The person's sessions, this browser's first. Each other one has a button that ends it. */
export function Sessions({ sessions, revoking = [], onRevoke, onRevokeAll }: SessionsProps) {
  const loaded = sessions.state === 'ready' ? sessions.data : undefined
  const isAlone = loaded?.others.length === 0
  return (
    <PageSection
      title="Sessions"
      description="The devices that you are signed in on."
      actions={
        loaded &&
        !isAlone && (
          <Button size="sm" busy={revoking.includes('all')} onClick={onRevokeAll}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Card>
        {sessions.state === 'loading' && (
          <SkeletonGroup label="Loading sessions">
            <Loading>
              <RowListSkeletons count={1} lines={2} rowHeight={ROW} />
              <Skeleton width={220} />
            </Loading>
          </SkeletonGroup>
        )}
        {sessions.state === 'error' && <ErrorState failure={sessions} />}
        {loaded && (
          <RowList rowHeight={ROW}>
            <SessionItem session={loaded.current} isCurrent />
            {loaded.others.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                revoking={revoking.includes(session.id)}
                onRevoke={() => onRevoke(session.id)}
              />
            ))}
          </RowList>
        )}
        {isAlone && <Alone>You are not signed in anywhere else</Alone>}
      </Card>
    </PageSection>
  )
}

/** The least height of a session, in px. */
const ROW = 52

// As far apart as the parts of the card.
const Loading = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Alone = styled.p`
  color: var(--text-muted);
`
