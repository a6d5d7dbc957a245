import { SearchX } from 'lucide-react'
import { EmptyState, type EmptyStateProps } from './EmptyState'

/** In the place of something an address names and that is not there, or not for this person to see. */
export function NotFound({ icon = <SearchX />, ...rest }: EmptyStateProps) {
  return <EmptyState icon={icon} {...rest} />
}
