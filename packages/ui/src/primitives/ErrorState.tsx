import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LoadFailure } from '../lib'
import { Button } from './Button'
import { StateBox, StateIcon } from './EmptyState'

export interface ErrorStateProps {
  /** A `Loadable` that failed: what failed, the server's reason below it unless it says the same, 'Try Again'. */
  failure: LoadFailure
  /** Further ways out, after 'Try Again'. */
  actions?: ReactNode
  className?: string
}

/** Shown in place of content that failed to load. */
export function ErrorState({ failure, actions, className }: ErrorStateProps) {
  const { message, reason, onRetry } = failure
  return (
    <StateBox role="alert" data-notice className={className}>
      <StateIcon data-tone="danger" aria-hidden>
        <TriangleAlert />
      </StateIcon>
      <p data-part="title">{message}</p>
      {reason && reason !== message && <p data-part="body">{reason}</p>}
      {(onRetry || actions) && (
        <div data-part="actions">
          {onRetry && (
            <Button icon={<RotateCw size={16} />} onClick={onRetry}>
              Try Again
            </Button>
          )}
          {actions}
        </div>
      )}
    </StateBox>
  )
}
