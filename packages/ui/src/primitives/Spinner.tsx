import styled from 'styled-components'

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
    <svg className="wheel" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />
    </svg>
  )
  return label ? <Status aria-label={label}>{wheel}</Status> : wheel
}

const Status = styled.output`
  display: inline-flex;
  color: var(--text-muted);
`
