import { useState } from 'react'
import styled from 'styled-components'
import { BrandMark, wheel, type BrandMarkProps } from './BrandMark'

export interface TurningMarkProps extends Pick<BrandMarkProps, 'logoUrl' | 'label'> {
  /** Something is being read. */
  turning: boolean
}

/**
 * The product's mark, whose wheel turns by one spoke after the other while something is read and ends the turn it has begun
 * when that is done. It is still where the system asks for less motion, and so is a deployment's own logo.
 */
export function TurningMark({ turning, ...mark }: TurningMarkProps) {
  const [turns, setTurns] = useState(turning)
  if (turning && !turns) setTurns(true)
  return (
    <Root data-turns={turns || undefined} onAnimationIteration={() => setTurns(turning)}>
      <BrandMark {...mark} />
      {!mark.logoUrl && (
        <svg data-part="wheel" viewBox="0 0 28 28" aria-hidden>
          {wheel}
        </svg>
      )}
    </Root>
  )
}

/*
 * The wheel that turns is a picture of its own, in the place of the one that stands still: the browser turns a whole picture
 * without drawing the page for each step, but not a part of one.
 */
const Root = styled.span`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
  > [data-part='wheel'] {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-turns] > svg > g {
      visibility: hidden;
    }
    &[data-turns] > [data-part='wheel'] {
      display: block;
      animation: spoke 700ms ease-in-out infinite;
    }
    &[data-turns] > [data-part='wheel'] > g {
      visibility: visible;
    }
  }
`
