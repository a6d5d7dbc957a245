import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card, which then is a region of that name. */
  title?: ReactNode
  /** Level of the heading; 2 right below the page title. */
  level?: 2 | 3
  /** Buttons or a link at the right of the title. */
  actions?: ReactNode
  /** No padding around the content: for rows and tables that reach the edges. */
  flush?: boolean
  ref?: Ref<HTMLElement>
}

/** A surface with a hairline border for things that belong together. */
export function Card({ title, level = 2, actions, flush = false, children, ...rest }: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <Root data-flush={flush || undefined} aria-labelledby={title ? titleId : undefined} {...rest}>
      {(title || actions) && (
        <header>
          {title && (
            <Heading id={titleId} data-long={typeof title === 'string' || undefined}>
              {title}
            </Heading>
          )}
          {actions && <div>{actions}</div>}
        </header>
      )}
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
  }
  > header > :is(h2, h3) {
    min-width: 0;
    font-size: var(--size-lg);
    line-height: var(--line-lg);
    overflow-wrap: anywhere;
  }
  > header > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-left: auto;
  }
  &[data-flush] {
    gap: 0;
    padding: 0;
    overflow: clip;
  }
  @media print {
    &:not([data-flush]) {
      break-inside: avoid;
    }
  }
  &[data-flush] > header {
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--border);
  }
`
