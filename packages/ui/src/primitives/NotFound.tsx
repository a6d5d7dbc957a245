import { SearchX } from 'lucide-react'
import type { Failure } from '../lib'
import { EmptyState, type EmptyStateProps } from './EmptyState'

export interface NotFoundProps extends EmptyStateProps {
  /**
   * The write of what is not there. Where that found it gone, or may have removed it itself, since no answer came, what it
   * says stands in place of title and text.
   */
  failure?: Failure
}

/** Shown when the address names something that does not exist, or that this person may not see. */
export function NotFound({ icon = <SearchX />, failure, title, children, ...rest }: NotFoundProps) {
  const told = failure?.gone || failure?.outcomeUnknown ? failure : undefined
  return (
    <EmptyState icon={icon} title={told ? told.message : title} {...rest}>
      {told ? told.reason : children}
    </EmptyState>
  )
}
