import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface NoticeProps {
  icon: LucideIcon
  title: string
  children: ReactNode
  /** Links or buttons that lead on. */
  action?: ReactNode
  /** `alert` where the message is about a failure, which screen readers then say at once. */
  role?: 'alert'
}

/** A screen with one message: icon, title, text and the ways on. */
export function Notice({ icon: Icon, title, children, action, role }: NoticeProps) {
  return (
    <Root role={role}>
      <Icon size={16} aria-hidden />
      <h1>{title}</h1>
      <p>{children}</p>
      {action && <div>{action}</div>}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-2);
  min-height: min(60dvh, 480px);
  padding: var(--space-6) var(--gutter);
  text-align: center;

  > svg {
    box-sizing: content-box;
    padding: var(--space-3);
    border: 1px solid var(--neutral-line);
    border-radius: var(--radius-full);
    background: var(--neutral-soft);
    color: var(--text-muted);
  }
  h1 {
    margin-top: var(--space-2);
    overflow-wrap: anywhere;
  }
  p {
    max-width: 52ch;
    margin-bottom: var(--space-2);
    color: var(--text-muted);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
  }
`
