import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface EmptyStateProps {
  /** One sentence that says what there is none of. */
  title: ReactNode
  /** A lucide icon, drawn at 20 px. */
  icon?: ReactNode
  /** How the first one comes to be, where the action does not say so. */
  children?: ReactNode
  /** The action that fills it, or 'Clear filters' where nothing matches. */
  action?: ReactNode
  className?: string
}

/** Shown in place of a list that has loaded and is empty. */
export function EmptyState({ title, icon = <Inbox />, children, action, className }: EmptyStateProps) {
  return (
    <StateBox className={className}>
      <StateIcon data-tone="neutral" aria-hidden>
        {icon}
      </StateIcon>
      <p data-part="title">{title}</p>
      {children && <div data-part="body">{children}</div>}
      {action && <div data-part="actions">{action}</div>}
    </StateBox>
  )
}

/** The box of EmptyState and ErrorState, in the middle of the place that the content would take. */
export const StateBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-8) var(--space-5);
  text-align: center;
  overflow-wrap: anywhere;

  > [data-part='title'] {
    max-width: 60ch;
    font-weight: 600;
  }
  > [data-part='body'] {
    max-width: 60ch;
    color: var(--text-muted);
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
    margin-top: var(--space-3);
  }
`

/** The icon of EmptyState and ErrorState. */
export const StateIcon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: var(--space-2);
  border: 1px solid var(--tone-line);
  border-radius: 50%;
  background: var(--tone-soft);
  color: var(--tone);
  > svg {
    width: 20px;
    height: 20px;
  }
`
