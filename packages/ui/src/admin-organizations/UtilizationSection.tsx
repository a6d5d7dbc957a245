import { memo } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { DialogSection, Meter, Skeleton } from '../primitives'

interface Usage {
  current: number
  max: number | 'N/A'
}

/** Resources used against plan and allowances. */
export interface OrganizationUtilization {
  agents: Usage
  tools: Usage
  groups: Usage
  /** Null on platforms that do not count group graphs. */
  group_graphs?: Usage | null
}

/** §2.15: how much of each resource is used. */
export const UtilizationSection = memo(function UtilizationSection({
  utilization,
}: {
  utilization: Loadable<OrganizationUtilization>
}) {
  return (
    <DialogSection
      title="Resource utilization"
      content={utilization}
      skeleton={
        <Meters>
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={32} />
        </Meters>
      }
    >
      {({ agents, tools, groups, group_graphs }) => (
        <Meters>
          <Meter label="Agents" {...agents} />
          <Meter label="Tools" {...tools} />
          <Meter label="Groups" {...groups} />
          {group_graphs && <Meter label="Group graphs" {...group_graphs} />}
        </Meters>
      )}
    </DialogSection>
  )
})

const Meters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: var(--space-4) var(--space-6);
`
