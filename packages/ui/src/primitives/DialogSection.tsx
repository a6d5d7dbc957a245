import { RotateCw } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Alert } from './Alert'
import { Button } from './Button'
import { SkeletonGroup } from './Skeleton'

export interface DialogSectionProps<T> {
  /** Heading of the section, which is a region of that name. */
  title: string
  /** Loads and fails on its own, whatever becomes of its neighbours. */
  content: Loadable<T>
  /** As high as what comes, so that nothing below it moves. */
  skeleton: ReactNode
  /** The least height of the content (CSS length), where failures and empty lists are lower than what comes. */
  reserved?: string
  /** One sentence in the place of an empty list. */
  empty?: string
  /** Draws what has loaded. */
  children: (data: T) => ReactNode
  className?: string
}

/** One of the parts of a dialog that arrive by themselves: a heading, and below it what is known of it. */
export function DialogSection<T>({
  title,
  content,
  skeleton,
  reserved,
  empty,
  children,
  className,
}: DialogSectionProps<T>) {
  const id = useId()
  const isEmpty = content.state === 'ready' && Array.isArray(content.data) && content.data.length === 0
  return (
    <Root
      aria-labelledby={id}
      aria-busy={
        content.state === 'loading' || (content.state === 'ready' && content.refreshing) || undefined
      }
      className={className}
    >
      <h3 id={id}>{title}</h3>
      <div data-part="content" style={{ minHeight: reserved }}>
        {content.state === 'loading' ? (
          <SkeletonGroup label={`Loading ${title.toLowerCase()}`}>{skeleton}</SkeletonGroup>
        ) : content.state === 'error' ? (
          <Alert
            tone="danger"
            title={content.message}
            actions={
              content.onRetry && (
                <Button
                  size="sm"
                  icon={<RotateCw size={14} />}
                  aria-label={`Try Again: ${title}`}
                  onClick={content.onRetry}
                >
                  Try Again
                </Button>
              )
            }
          >
            {content.reason !== content.message && content.reason}
          </Alert>
        ) : isEmpty && empty ? (
          <p data-part="empty">{empty}</p>
        ) : (
          children(content.data)
        )}
      </div>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;

  [data-part='empty'] {
    color: var(--text-muted);
  }
`
