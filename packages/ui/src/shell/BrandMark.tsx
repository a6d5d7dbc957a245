import styled from 'styled-components'
import { SPOKES } from '../primitives'

export interface BrandMarkProps {
  /** Edge in px: 28 in the top bar, 40 on cards that stand alone. */
  size?: number
  /** The deployment's own image, drawn instead of the built-in wheel (§10.2 `logoUrl`). */
  logoUrl?: string
  /** Read out where no product name stands beside the mark; without it the mark is decoration. */
  label?: string
}

/** The product's mark: a ship's wheel on the accent, or the deployment's logo. */
export function BrandMark({ size = 28, logoUrl, label }: BrandMarkProps) {
  if (logoUrl) return <Logo src={logoUrl} height={size} alt={label ?? ''} />
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="28" height="28" rx="7" fill="var(--accent)" />
      {wheel}
    </svg>
  )
}

/** The wheel of the mark, in a picture of 28 px. */
export const wheel = (
  <g fill="none" stroke="var(--on-accent)" strokeWidth="1.2" strokeLinecap="round">
    <circle cx="14" cy="14" r="5" />
    <circle cx="14" cy="14" r="1.4" />
    <path d={SPOKES} />
  </g>
)

const Logo = styled.img`
  max-width: 160px;
  object-fit: contain;
`
