import { useState } from 'react'
import styled from 'styled-components'
import { BrandMark, ground, wheel, type BrandMarkProps } from './BrandMark'

export interface TurningMarkProps extends Pick<BrandMarkProps, 'logoUrl' | 'label'> {
  /** Something is being read. */
  turning: boolean
}

const SIZE = 28

/**
 * The product's mark, whose wheel turns by one spoke after the other while something is read and ends the turn it has begun
 * when that is done. It is still where the system asks for less motion, and so is a deployment's own logo.
 */
export function TurningMark({ turning, logoUrl, label }: TurningMarkProps) {
  const [turns, setTurns] = useState(turning)
  if (turning && !turns) setTurns(true)
  if (logoUrl) return <BrandMark logoUrl={logoUrl} label={label} />
  const size = { width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` }
  return (
    <Root data-turns={turns || undefined} onAnimationIteration={() => setTurns(turning)}>
      <svg
        {...size}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        {ground}
      </svg>
      {/* A picture of its own: the browser turns one without drawing the page for each step, but not a part of one. */}
      <svg {...size} aria-hidden>
        {wheel}
      </svg>
    </Root>
  )
}

const Root = styled.span`
  display: grid;

  > svg {
    grid-area: 1 / 1;
  }
  &[data-turns] > svg:last-child {
    animation: spoke 700ms ease-in-out infinite;
  }
`
