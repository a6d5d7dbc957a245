import styled from 'styled-components'
import { SPOKES } from './spokes'

export interface SpinnerProps {
  /** Read out by screen readers; without it the spinner is decoration beside a text. */
  label?: string
  /** Width and height in px. */
  size?: number
}

/** The wheel of the brand, turning by one spoke after the other; still where the system asks for less motion. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  // How it looks and turns is in tokens/frames.css. The start script draws the same wheel before this code has arrived.
  const wheel = (
    <svg className="wheel" width={size} height={size} viewBox="6 6 16 16" aria-hidden>
      <circle cx="14" cy="14" r="5" />
      <path d={SPOKES} />
    </svg>
  )
  return label ? <Status aria-label={label}>{wheel}</Status> : wheel
}

const Status = styled.output`
  display: inline-flex;
  color: var(--text-muted);
`
