import { SearchX } from 'lucide-react'
import { EmptyState, type EmptyStateProps } from './EmptyState'

/** Shown when the address names something that does not exist, or that this person may not see. */
export function NotFound({ icon = <SearchX />, ...rest }: EmptyStateProps) {
  return <EmptyState icon={icon} {...rest} />
}
