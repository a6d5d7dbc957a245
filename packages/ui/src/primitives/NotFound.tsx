import { SearchX } from 'lucide-react'
import type { Failure } from '../lib'
import { EmptyState, type EmptyStateProps } from './EmptyState'

export interface NotFoundProps extends EmptyStateProps {
  /** The write that found it gone: what it says, by name, then stands in place of title and text. */
  failure?: Failure
}

/** Shown when the address names something that does not exist, or that this person may not see. */
export function NotFound({ icon = <SearchX />, failure, title, children, ...rest }: NotFoundProps) {
  const isGone = failure?.gone === true
  return (
    <EmptyState icon={icon} title={isGone ? failure.message : title} {...rest}>
      {isGone ? failure.reason : children}
    </EmptyState>
  )
}
