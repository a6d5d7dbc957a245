import { Card, Skeleton, SkeletonGroup } from '../primitives'
import { PageSectionSkeleton } from '../shell'

/** What stands where the first section of the settings flow will be. */
export function AccountSkeleton() {
  return (
    <SkeletonGroup label="Loading your account">
      <PageSectionSkeleton>
        <Card>
          <Skeleton width={80} height={16} />
          <Skeleton shape="block" height="var(--control)" width={420} />
          <Skeleton shape="block" height="var(--control)" width={72} />
        </Card>
      </PageSectionSkeleton>
    </SkeletonGroup>
  )
}
