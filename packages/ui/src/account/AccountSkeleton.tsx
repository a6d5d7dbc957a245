import { Card, Skeleton, SkeletonGroup } from '../primitives'

/** What stands where the first card of the settings flow will be. */
export function AccountSkeleton() {
  return (
    <SkeletonGroup label="Loading your account">
      <Card>
        <Skeleton width={120} height={16} />
        <Skeleton shape="block" height="var(--control)" width={420} />
        <Skeleton shape="block" height="var(--control)" width={72} />
      </Card>
    </SkeletonGroup>
  )
}
