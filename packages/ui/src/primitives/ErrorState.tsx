import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { StateBox, StateIcon } from './EmptyState'

export interface ErrorStateProps {
  /** What failed, in the words of §8. */
  title?: ReactNode
  /** The server's reason. Without a title it is the heading; when it repeats the title it is not drawn. */
  message?: ReactNode
  /** Shows 'Try Again'. */
  onRetry?: () => void
  /** The retry is running. */
  retrying?: boolean
  /** Further ways out, after 'Try Again'. */
  actions?: ReactNode
  className?: string
}

/** Shown in place of content that failed to load. */
export function ErrorState({ title, message, onRetry, retrying, actions, className }: ErrorStateProps) {
  return (
    <StateBox role="alert" className={className}>
      <StateIcon data-tone="danger" aria-hidden>
        <TriangleAlert />
      </StateIcon>
      <p data-part="title">{title ?? message}</p>
      {title && message && message !== title && <div data-part="body">{message}</div>}
      {(onRetry || actions) && (
        <div data-part="actions">
          {onRetry && (
            <Button icon={<RotateCw size={16} />} busy={retrying} onClick={onRetry}>
              Try Again
            </Button>
          )}
          {actions}
        </div>
      )}
    </StateBox>
  )
}
