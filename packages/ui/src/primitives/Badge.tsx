import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'

/** How good or bad a thing is; `accent` marks the special one among equals. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone | 'accent'
  /** A lucide icon; it is drawn at 12 px. Colour never speaks alone: give one to every tone that means a state. */
  icon?: ReactNode
}

export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root data-tone={tone} {...rest}>
      {icon}
      <span>{children}</span>
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
    overflow: hidden;
    text-overflow: ellipsis;
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
