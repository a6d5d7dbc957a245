import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { BrandMark } from './BrandMark'
import { touchArea } from '../flow'

/** The deployment's name and logo (§10.2). */
export interface Brand {
  name: string
  logoUrl?: string
}

export interface PublicCardProps {
  brand: Brand
  title: string
  subtitle?: ReactNode
  children?: ReactNode
  /** Links below the card's content. */
  footer?: ReactNode
}

/** The frame of every screen outside the shell: one card on a ground slightly tinted by the accent (tokens/frames.css). */
export function PublicCard({ brand, title, subtitle, children, footer }: PublicCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)

  // When a new step of a flow removes the pressed button, the focus moves to the title of the new step.
  useEffect(() => {
    if (shown.current !== title && document.activeElement === document.body) heading.current?.focus()
    shown.current = title
  }, [title])

  return (
    <main className="public-screen">
      <Card className="public-card">
        <header>
          <BrandMark size={40} logoUrl={brand.logoUrl} />
          <span>{brand.name}</span>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p>{subtitle}</p>}
        </header>
        {children}
        {footer && <footer>{footer}</footer>}
      </Card>
    </main>
  )
}

const Card = styled.div`
  ${touchArea}
`
