import { useId, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { isRefreshing, type Loadable } from '../lib'
import { SkeletonGroup } from './Skeleton'
import { StateLine } from './StateLine'
import { useFirstLoad } from './useFirstLoad'

export interface DialogSectionProps<T> {
  /** Heading of the section, which is a region of that name. */
  title: string
  /** What the section shows; it loads and fails by itself. */
  content: Loadable<T>
  /**
   * Drawn while loading. Where it is not as high as the content, let the box around the sections draw them `inOrder`, so that
   * nothing below moves when the content arrives.
   */
  skeleton: ReactNode
  /** The least height of the content (CSS length), for when a failure or an empty list is lower than the skeleton. */
  reserved?: string
  /** A remark beside the heading, which may come and go: it takes no room of its own. */
  remark?: ReactNode
  /** Gets the section's element. */
  ref?: Ref<HTMLElement>
  /** One sentence in the place of an empty list. */
  empty?: string
  /** Draws what has loaded. */
  children: (data: T) => ReactNode
  className?: string
}

/** A part of a dialog that loads and fails by itself: a heading, and below it skeleton, failure or content. */
export function DialogSection<T>({
  title,
  content,
  skeleton,
  reserved,
  remark,
  ref,
  empty,
  children,
  className,
}: DialogSectionProps<T>) {
  const id = useId()
  const isEmpty = content.state === 'ready' && Array.isArray(content.data) && content.data.length === 0
  return (
    <Root
      ref={ref}
      aria-labelledby={id}
      aria-busy={content.state === 'loading' || isRefreshing(content) || undefined}
      {...useFirstLoad(content)}
      className={className}
    >
      {remark === undefined ? (
        <h3 id={id}>{title}</h3>
      ) : (
        <header>
          <h3 id={id}>{title}</h3>
          {remark}
        </header>
      )}
      <div data-part="content" style={{ minHeight: reserved }}>
        {content.state === 'loading' ? (
          <SkeletonGroup label={`Loading ${title.toLowerCase()}`}>{skeleton}</SkeletonGroup>
        ) : content.state === 'error' ? (
          <StateLine of={title} state={content} />
        ) : isEmpty && empty ? (
          <StateLine of={title} state={empty} />
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

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
`
