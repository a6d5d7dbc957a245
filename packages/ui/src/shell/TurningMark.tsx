import { useState } from 'react'
import styled from 'styled-components'
import { BrandMark, type BrandMarkProps } from './BrandMark'

export interface TurningMarkProps extends BrandMarkProps {
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
    </Root>
  )
}

const Root = styled.span`
  display: grid;

  &[data-turns] g {
    transform-origin: center;
    animation: spoke 700ms ease-in-out infinite;
  }
`
