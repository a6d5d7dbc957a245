import styled from 'styled-components'
import { FieldSkeleton, Skeleton, SkeletonGroup } from '../primitives'
import { jobFilterForm } from './jobFilterForm'

/** The form of the filters while its code arrives, as high as it will be. */
export function JobFiltersSkeleton() {
  return (
    <SkeletonGroup label="Loading the filters">
      <div data-part="outline">
        {jobFilterForm.names.map((name) => (
          <FieldSkeleton key={name} />
        ))}
        <Buttons>
          <Skeleton shape="block" width={99} height="var(--control)" />
          <Skeleton shape="block" width={103} height="var(--control)" />
        </Buttons>
      </div>
    </SkeletonGroup>
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
