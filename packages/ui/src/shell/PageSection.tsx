import { useId, type HTMLAttributes, type ReactNode } from 'react'
import styled from 'styled-components'
import { Skeleton } from '../primitives'

export interface PageSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Names the section, which is a region of that name. */
  title: string
  /** One sentence on what it is about. */
  description?: ReactNode
  /** A link or badge below the description. */
  actions?: ReactNode
  /** A Card with what can be read and done. */
  children: ReactNode
}

/**
 * One topic of a screen that holds little: what it is about at the left, a card with what can be read and done at the
 * right, on a phone one below the other.
 */
export function PageSection({ title, description, actions, children, ...rest }: PageSectionProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id} {...rest}>
      <header>
        <h2 id={id}>{title}</h2>
        {description && <p>{description}</p>}
        {actions}
      </header>
      <div>{children}</div>
    </Root>
  )
}

/** Where a section will stand whose title is not known yet. */
export function PageSectionSkeleton({ children }: Pick<PageSectionProps, 'children'>) {
  return (
    <Root as="div">
      <header>
        <Skeleton width={120} />
        <Skeleton width={220} />
      </header>
      <div>{children}</div>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--space-3) var(--space-8);
  align-items: start;

  & + & {
    padding-top: var(--space-4);
    border-top: 1px solid var(--border);
  }
  > header {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
  > header > p {
    color: var(--text-muted);
    text-wrap: pretty;
  }
  > header > p + * {
    margin-top: var(--space-2);
  }
  > div {
    display: grid;
    gap: var(--space-4);
    min-width: 0;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);

    > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-1) var(--space-3);
    }
    > header > p {
      flex: 1 0 100%;
      order: 1;
    }
    /* In the line of the title, where that has room. */
    > header > :not(h2, p) {
      margin: 0;
    }
  }
`
