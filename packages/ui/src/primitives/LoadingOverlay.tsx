import { Spinner } from './Spinner'

export interface LoadingOverlayProps {
  /** The product's name, from the runtime configuration. */
  brandName: string
}

/** §2.1: covers the whole screen until it is known whether somebody is signed in. Its style is in tokens/frames.css. */
export function LoadingOverlay({ brandName }: LoadingOverlayProps) {
  return (
    <output className="loading-overlay">
      <strong>{brandName}</strong>
      <span>
        <Spinner />
        Loading
      </span>
    </output>
  )
}
