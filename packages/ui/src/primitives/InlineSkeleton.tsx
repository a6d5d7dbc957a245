import styled from 'styled-components'
import { Skeleton } from './Skeleton'

/** A skeleton for a value that stands on the line of its label. */
export const InlineSkeleton = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`
