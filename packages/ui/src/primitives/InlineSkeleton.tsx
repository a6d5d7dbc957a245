import styled from 'styled-components'
import { Skeleton } from './Skeleton'

/** Stands on the line of its label while the value is on its way. */
export const InlineSkeleton = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`
