import styled from 'styled-components'
import { Skeleton } from './Skeleton'

export interface FieldSkeletonProps {
  /** Rows of the Textarea that it stands for. */
  rows?: number
  /** The field has a hint of one line. */
  hint?: boolean
}

/** A Field that is loading, as high as it will be. */
export function FieldSkeleton({ rows = 1, hint = false }: FieldSkeletonProps) {
  return (
    <Root>
      <Skeleton width={68} />
      <Skeleton
        height={rows === 1 ? 'var(--control)' : `calc(${rows} * var(--line) + 2 * var(--space-2) + 2px)`}
      />
      {hint && <Skeleton width={140} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--size-sm);
`
