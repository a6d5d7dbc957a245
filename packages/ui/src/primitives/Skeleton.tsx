import type { CSSProperties, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'

export interface SkeletonProps {
  /** `text` is as high as a line of text, `circle` is for an avatar and needs a width, `block` for anything else, with a height. */
  shape?: 'text' | 'circle' | 'block'
  /** CSS length, or px as a number. */
  width?: number | string
  height?: number | string
  /** Words about as long as those that are loading, for a text that may need more than one line; they are not seen. */
  children?: ReactNode
  className?: string
}

/** A grey shape in place of something that is loading. Put a screen's skeletons into one SkeletonGroup. */
export function Skeleton({
  width,
  height,
  shape = height === undefined ? 'text' : 'block',
  children,
  className,
}: SkeletonProps) {
  if (children)
    return (
      <Shape data-shape="words" className={className} aria-hidden>
        {children}
      </Shape>
    )
  const size: CSSProperties = { width, height: height ?? (shape === 'circle' ? width : undefined) }
  return <Shape data-shape={shape} style={size} className={className} aria-hidden />
}

export interface SkeletonGroupProps {
  /** What is loading, read out once: 'Loading organizations'. */
  label: string
  children: ReactNode
  className?: string
}

/** Skeletons of which screen readers are told once, by one text. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <Group className={className}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </Group>
  )
}

const pulse = keyframes`50% { opacity: 0.5; }`

const Shape = styled.span`
  display: block;
  max-width: 100%;
  border-radius: var(--radius-sm);
  background: var(--neutral-soft);
  /* Where the system chooses the colours, backgrounds are not drawn, and this is. */
  outline: 1px solid transparent;
  animation: ${pulse} 1.6s ease-in-out infinite;

  /* An empty line of text with a bar over it: unlike a block it has a baseline, so it aligns with text beside it. */
  &[data-shape='text'] {
    position: relative;
    background: none;
  }
  &[data-shape='text']::before {
    content: '\\200b';
  }
  &[data-shape='text']::after {
    content: '';
    position: absolute;
    inset: 15% 0;
    border-radius: 4px;
    background: var(--neutral-soft);
  }
  &[data-shape='circle'] {
    flex: none;
    border-radius: 50%;
  }
  /* A bar for each line, wherever the lines end. Where the system chooses the colours, the words would be seen. */
  &[data-shape='words'] {
    display: inline;
    background: linear-gradient(var(--neutral-soft) 0 0) center / 100% 70% no-repeat;
    color: transparent;
    box-decoration-break: clone;
    forced-color-adjust: none;
  }
`

const Group = styled.div`
  position: relative;
`
