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
          <Skeleton shape="block" height="var(--control)" />
        </JobFilterGrid>
      </SkeletonGroup>
    </Card>
  )
}
