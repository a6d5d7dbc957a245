import { LoaderCircle } from 'lucide-react'
import styled, { keyframes } from 'styled-components'

export interface SpinnerProps {
  /** Read out by screen readers; without it the spinner is decoration beside a text. */
  label?: string
  /** Width and height in px. */
  size?: number
}

/** A turning ring. */
export function Spinner({ label, size = 16 }: SpinnerProps) {
  return label ? (
    <Status aria-label={label}>
      <Wheel size={size} aria-hidden />
    </Status>
  ) : (
    <Wheel size={size} aria-hidden />
  )
}

const turn = keyframes`to { transform: rotate(360deg); }`

const Wheel = styled(LoaderCircle)`
  animation: ${turn} 900ms linear infinite;
`

const Status = styled.output`
  display: inline-flex;
  color: var(--text-muted);
`
