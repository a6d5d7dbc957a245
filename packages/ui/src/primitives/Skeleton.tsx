import type { CSSProperties, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'

export interface SkeletonProps {
  /** `text` stands in a line as text does, `circle` for an avatar, `block` (the one with a height) for the rest. */
  shape?: 'text' | 'circle' | 'block'
  /** CSS length, or px as a number. */
  width?: number | string
  height?: number | string
  className?: string
}

/** A grey stand-in in the shape of what comes. Wrap a screen's skeletons in one SkeletonGroup. */
export function Skeleton({
  width,
  height,
  shape = height === undefined ? 'text' : 'block',
  className,
}: SkeletonProps) {
  const size: CSSProperties = { width, height: height ?? (shape === 'circle' ? width : undefined) }
  return <Bone data-shape={shape} style={size} className={className} aria-hidden />
}

export interface SkeletonGroupProps {
  /** What is loading, read out once: 'Loading organizations'. */
  label: string
  children: ReactNode
  className?: string
}

/** Skeletons that come and go together, with the words for screen readers. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <Group className={className}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </Group>
  )
}

const pulse = keyframes`50% { opacity: 0.5; }`

const Bone = styled.span`
  display: block;
  max-width: 100%;
  border-radius: var(--radius-sm);
  background: var(--neutral-soft);
  animation: ${pulse} 1.6s ease-in-out infinite;

  /* A line of text whose ink is a bar: it has a baseline, so it aligns with the words beside it. */
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
    width: 32px;
    height: 32px;
    border-radius: 50%;
  }
`

const Group = styled.div`
  position: relative;
`
