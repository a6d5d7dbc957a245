import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import { besideIcon } from './besideIcon'

/** How good or bad the state of a thing is. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone | 'accent' | 'outline'
  /** A lucide icon, drawn at 12 px. Give one to every badge whose tone means a state: colour alone is not enough. */
  icon?: ReactNode
}

/**
 * A state or kind in a word or two, on a coloured ground; `accent` marks the special one among equals, `outline` is a name
 * that tells of no state.
 */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root data-tone={tone} data-long {...rest}>
      {besideIcon(icon, children)}
    </Root>
  )
}

const Root = styled.span`
  display: inline-block;
  min-width: auto;
  max-width: 100%;
  padding: 0 var(--space-2);
  border: 1px solid var(--tone-line);
  border-radius: var(--radius-full);
  background: var(--tone-soft);
  color: var(--tone);
  font-size: var(--size-xs);
  font-weight: 600;
  line-height: var(--line);
  white-space: nowrap;
  /* Not hidden, with which the lower edge would stand on the line of the texts beside it. */
  overflow: clip;
  text-overflow: ellipsis;

  > svg {
    width: 12px;
    height: 12px;
    margin-right: var(--space-1);
    vertical-align: -2px;
    stroke-width: 2.5;
  }
  /* A long name needs its lines on paper, of whole words; a state, which has an icon, is too short for two. */
  @media print {
    max-width: none;
    overflow: visible;

    &:not(:has(> svg)) {
      width: max-content;
      max-width: 24ch;
      border-radius: calc(var(--line) / 2 + 1px);
      white-space: normal;
      overflow-wrap: break-word;
    }
  }
  &[data-tone='outline'] {
    --tone: var(--text);
    --tone-soft: transparent;
    --tone-line: var(--neutral-line);
    font-weight: 400;
  }
  &[data-tone='accent'] {
    --tone: var(--accent-text);
    --tone-soft: var(--accent-soft);
    --tone-line: var(--accent-soft);
  }
`
