import styled from 'styled-components'

export interface SpinnerProps {
  /** Read out by screen readers; without it the spinner is decoration beside a text. */
  label?: string
  /** Width and height in px. */
  size?: number
}

/** The wheel of the brand, turning by one spoke after the other; still where the system asks for less motion. */
export function Spinner({ label, size }: SpinnerProps) {
  return label ? (
    <Status aria-label={label}>
      <Wheel size={size} />
    </Status>
  ) : (
    <Wheel size={size} />
  )
}

// How it turns is in tokens/frames.css. The start script draws the same wheel before this code has arrived.
const Wheel = ({ size = 16 }: { size?: number }) => (
  <svg
    className="wheel"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <circle cx="12" cy="12" r="6" />
    <path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" />
  </svg>
)

const Status = styled.output`
  display: inline-flex;
  color: var(--text-muted);
`
