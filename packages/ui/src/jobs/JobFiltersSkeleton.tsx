import styled from 'styled-components'
import { Card, FieldSkeleton, Skeleton, SkeletonGroup } from '../primitives'
import { jobFilterForm } from './jobFilterForm'
import { JobFilterGrid } from './JobFilterGrid'

/** The form of the filters while its code arrives, as high as it will be. */
export function JobFiltersSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Loading the filters">
        <JobFilterGrid>
          {jobFilterForm.names.map((name) => (
            <FieldSkeleton key={name} />
          ))}
          <Buttons>
            <Skeleton shape="block" width={99} height="var(--control)" />
            <Skeleton shape="block" width={103} height="var(--control)" />
          </Buttons>
        </JobFilterGrid>
      </SkeletonGroup>
    </Card>
  )
}

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);

  @media (max-width: 640px) {
    > * {
      flex: 1;
    }
  }
`
