import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

export interface SectionProps {
  title: string
  /** Shown after the title in brackets, once it is known. */
  count?: number
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled block of the overview, outside any card. */
export function Section({ title, count, action, children }: SectionProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title} {count !== undefined && <span>{`(${count})`}</span>}
        </h2>
        {action}
      </header>
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: var(--space-2);

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  h2 span {
    color: var(--text-muted);
  }
`
