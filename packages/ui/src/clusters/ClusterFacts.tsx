import styled from 'styled-components'
import { Missing, VisuallyHidden } from '../primitives'
import { priorityLabel } from './priority'

export interface ClusterFactsProps {
  region: string
  domain: string
  priority: number
}

/** A cluster's region, domain and priority, on one line where there is room. */
export function ClusterFacts({ region, domain, priority }: ClusterFactsProps) {
  return (
    <Root>
      <div>
        <VisuallyHidden as="dt">Region</VisuallyHidden>
        <dd data-long>{region || <Missing>No region</Missing>}</dd>
      </div>
      <div>
        <VisuallyHidden as="dt">Domain</VisuallyHidden>
        <dd data-long>{domain || <Missing>No domain</Missing>}</dd>
      </div>
      <div>
        <dt>Priority</dt>
        <dd>{priorityLabel(priority)}</dd>
      </div>
    </Root>
  )
}

const Root = styled.dl`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-content: flex-start;
  font-size: var(--size-sm);
  overflow-wrap: anywhere;

  > div {
    position: relative;
    display: flex;
    gap: var(--space-2);
    min-width: 0;
  }
  dt {
    color: var(--text-muted);
  }
`
