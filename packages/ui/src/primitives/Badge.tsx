import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'

/** How good or bad the state of a thing is. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone | 'accent'
  /** A lucide icon, drawn at 12 px. Give one to every badge whose tone means a state: colour alone is not enough. */
  icon?: ReactNode
}

/** A state or kind in a word or two, on a coloured ground; `accent` marks the special one among equals. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root data-tone={tone} {...rest}>
      {icon}
      <span data-long>{children}</span>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  height: 22px;
  padding: 0 var(--space-2);
  border: 1px solid var(--neutral-line);
  border-radius: var(--radius-full);
  background: var(--neutral-soft);
  color: var(--text-muted);
  font-size: var(--size-xs);
  font-weight: 600;
  line-height: 20px;
  white-space: nowrap;

  > svg {
    width: 12px;
    height: 12px;
    stroke-width: 2.5;
  }
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media print {
    height: auto;
    white-space: normal;

    > span {
      overflow: visible;
    }
  }
  &[data-tone='accent'] {
    border-color: var(--accent-soft);
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  &[data-tone='info'] {
    border-color: var(--info-line);
    background: var(--info-soft);
    color: var(--info);
  }
  &[data-tone='success'] {
    border-color: var(--success-line);
    background: var(--success-soft);
    color: var(--success);
  }
  &[data-tone='warning'] {
    border-color: var(--warning-line);
    background: var(--warning-soft);
    color: var(--warning);
  }
  &[data-tone='danger'] {
    border-color: var(--danger-line);
    background: var(--danger-soft);
    color: var(--danger);
  }
`
