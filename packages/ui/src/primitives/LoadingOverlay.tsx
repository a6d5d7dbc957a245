import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Spinner } from './Spinner'

export interface LoadingOverlayProps {
  /** The product's name, from the runtime configuration. */
  brandName: string
  /** The product's mark above the name. */
  logo?: ReactNode
  /** What is going on, for screen readers and below the name. */
  label?: string
}

/** §2.1: covers the whole screen until it is known whether somebody is signed in. */
export function LoadingOverlay({ brandName, logo, label = 'Loading' }: LoadingOverlayProps) {
  return (
    <Root>
      {logo}
      <strong>{brandName}</strong>
      <span>
        <Spinner />
        {label}
      </span>
    </Root>
  )
}

const Root = styled.output`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--gutter);
  background: var(--canvas);
  text-align: center;

  > strong {
    font-size: var(--size-xl);
    line-height: 28px;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`
