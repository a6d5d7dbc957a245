import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Card, Meter, Skeleton, SkeletonGroup } from '../primitives'

/** How much of one resource is used and allowed; `max` is 'N/A' when the limit is not known. */
export interface Usage {
  current: number
  max: number | 'N/A'
}

/** The use of each resource that a plan limits, as the utilization endpoints send it. */
export interface Utilization {
  agents: Usage
  tools: Usage
  groups: Usage
}

export interface UtilizationCardProps {
  utilization: Loadable<Utilization>
}

// §8.6: shown in place of utilization that could not be loaded; MissingDataAlert tells of the failure.
const UNAVAILABLE: Usage = { current: 0, max: 'N/A' }

const RESOURCES = [
  { key: 'agents', label: 'Agents' },
  { key: 'tools', label: 'Tools' },
  { key: 'groups', label: 'Groups' },
] as const

/** §2.9 user-overview: resource use against the plan's limits. */
export function UtilizationCard({ utilization }: UtilizationCardProps) {
  return (
    <Card title="Resource utilization">
      {utilization.state === 'loading' ? (
        <SkeletonGroup label="Loading resource utilization">
          <Meters>
            {RESOURCES.map(({ key }) => (
              <Skeleton key={key} shape="block" height={32} />
            ))}
          </Meters>
        </SkeletonGroup>
      ) : (
        <Meters>
          {RESOURCES.map(({ key, label }) => {
            const { current, max } = utilization.state === 'ready' ? utilization.data[key] : UNAVAILABLE
            return <Meter key={key} label={label} current={current} max={max} />
          })}
        </Meters>
      )}
    </Card>
  )
}

const Meters = styled.div`
  display: grid;
  gap: var(--space-4);
`
