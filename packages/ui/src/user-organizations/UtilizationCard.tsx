import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Alert, Card, Meter, Skeleton, SkeletonGroup } from '../primitives'
import { nearLimits, RESOURCES, type Usage, type Utilization } from './limits'

export interface UtilizationCardProps {
  utilization: Loadable<Utilization>
  /** Whose it is, at the right of the title, where the screen does not say it. */
  owner?: ReactNode
  /** What leads to a larger limit, shown with a limit that is near. */
  upgrade?: ReactNode
}

// §8.6: shown in place of utilization that could not be loaded; MissingDataAlert tells of the failure.
const UNAVAILABLE: Usage = { current: 0, max: 'N/A' }

/** §2.9 user-overview: resource use against the plan's limits, which are announced before they stop anybody. */
export function UtilizationCard({ utilization, owner, upgrade }: UtilizationCardProps) {
  return (
    <Card title="Resource utilization" actions={owner}>
      {utilization.state === 'loading' ? (
        <SkeletonGroup label="Loading resource utilization">
          <Meters>
            {RESOURCES.map(({ key }) => (
              <Skeleton key={key} shape="block" height={32} />
            ))}
          </Meters>
        </SkeletonGroup>
      ) : (
        <>
          <Meters>
            {RESOURCES.map(({ key, label }) => {
              const usage = utilization.state === 'ready' ? utilization.data[key] : UNAVAILABLE
              // Only a platform that counts group graphs says something of them.
              const isTold = key !== 'group_graphs' || (utilization.state === 'ready' && usage)
              return isTold && <Meter key={key} label={label} {...(usage ?? UNAVAILABLE)} />
            })}
          </Meters>
          {utilization.state === 'ready' && <LimitAlert utilization={utilization.data} upgrade={upgrade} />}
        </>
      )}
    </Card>
  )
}

function LimitAlert({ utilization, upgrade }: { utilization: Utilization; upgrade: ReactNode }) {
  const near = nearLimits(utilization)
  if (near.length === 0) return null
  return (
    <Alert
      tone="warning"
      title={near.some(({ isReached }) => isReached) ? 'At the limit' : 'Almost at the limit'}
      actions={upgrade}
    >
      <ul>
        {near.map(({ label, text }) => (
          <li key={label}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}

const Meters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: var(--space-4) var(--space-8);
`
