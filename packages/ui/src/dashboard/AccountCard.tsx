import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Badge, Card, CopyableId, DescriptionList, ErrorState, Skeleton } from '../primitives'

export interface AccountCardProps {
  profile: Loadable<{ id: string; email: string }>
  plan: Loadable<{ name: string }>
  namespace: Loadable<{ name: string }>
}

/** §2 User overview: who is signed in, on which plan and in which namespace. */
export function AccountCard({ profile, plan, namespace }: AccountCardProps) {
  if (profile.state === 'error') {
    return (
      <Card title="Account">
        <ErrorState message={profile.message} onRetry={profile.onRetry} />
      </Card>
    )
  }
  return (
    <Card title="Account">
      <DescriptionList
        items={[
          {
            term: 'User ID',
            description: whenLoaded(profile, ({ id }) => <CopyableId id={id} label="User ID" />),
          },
          { term: 'Account Email', description: whenLoaded(profile, ({ email }) => email) },
          {
            term: 'Plan',
            // §8: a plan that could not be loaded is called Unknown.
            description: whenLoaded(
              plan,
              ({ name }) => <Badge tone="accent">{name}</Badge>,
              <Badge>Unknown</Badge>,
            ),
          },
          { term: 'Namespace', description: whenLoaded(namespace, ({ name }) => <code>{name}</code>) },
        ]}
      />
    </Card>
  )
}

/** A missing description shows as N/A, as §8 wants it for the namespace. */
function whenLoaded<T>(loadable: Loadable<T>, draw: (data: T) => ReactNode, otherwise?: ReactNode) {
  if (loadable.state === 'loading') return <Line width={140} />
  return loadable.state === 'ready' ? draw(loadable.data) : otherwise
}

// Inline, so that it stands on the line of its label.
const Line = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`
