import { Check, CircleOff, Settings } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Badge, Card, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '../primitives'

/** What is drawn of a setting. */
export interface Setting {
  key: string
  description: string
  value: boolean
}

export interface AdditionalSettingsProps {
  settings: Loadable<readonly Setting[]>
}

/** §2 Settings: what else is set, read-only. */
export function AdditionalSettings({ settings }: AdditionalSettingsProps) {
  return (
    <Card title="Additional settings" actions={<Badge>Read-only</Badge>} flush>
      {settings.state === 'loading' ? (
        <SkeletonGroup label="Loading current settings">
          {[1, 2].map((row) => (
            <Row key={row}>
              <div>
                <Skeleton width={200} />
                <Skeleton width={120} />
              </div>
            </Row>
          ))}
        </SkeletonGroup>
      ) : settings.state === 'error' ? (
        <ErrorState title={settings.message} onRetry={settings.onRetry} />
      ) : settings.data.length === 0 ? (
        <EmptyState icon={<Settings />} title="No additional settings" />
      ) : (
        <List>
          {settings.data.map(({ key, description, value }) => (
            <Row as="li" key={key}>
              <div>
                <p>{description || key}</p>
                <code>{key}</code>
              </div>
              {value ? (
                <Badge tone="success" icon={<Check />}>
                  Enabled
                </Badge>
              ) : (
                <Badge icon={<CircleOff />}>Disabled</Badge>
              )}
            </Row>
          ))}
        </List>
      )}
    </Card>
  )
}

const List = styled.ul`
  > li + li {
    border-top: 1px solid var(--border);
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 65px;
  padding: var(--space-3) 18px;

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  code {
    color: var(--text-muted);
    font-size: var(--size-xs);
  }
`
