import type { ReactNode } from 'react'
import { Spinner } from './Spinner'

export interface LoadingOverlayProps {
  /** The product's name, from the runtime configuration. */
  brandName: string
  /** The product's mark above the name. */
  logo?: ReactNode
  /** What is going on, for screen readers and below the name. */
  label?: string
}

/** §2.1: covers the whole screen until it is known whether somebody is signed in. Its style is in tokens/frames.css. */
export function LoadingOverlay({ brandName, logo, label = 'Loading' }: LoadingOverlayProps) {
  return (
    <output className="loading-overlay">
      {logo}
      <strong>{brandName}</strong>
      <span>
        <Spinner />
        {label}
      </span>
    </output>
  )
}
