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

/** The frame of every screen outside the shell: one card on a ground slightly tinted by the accent. */
export function PublicCard({ brand, title, subtitle, children, footer }: PublicCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)

  // When a new step of a flow removes the pressed button, the focus moves to the title of the new step.
  useEffect(() => {
    if (shown.current !== title && document.activeElement === document.body) heading.current?.focus()
    shown.current = title
  }, [title])

  return (
    <Root>
      <Card>
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
    </Root>
  )
}

const Root = styled.main`
  display: grid;
  /* minmax(0, …), since otherwise one long word makes the card wider than the screen. */
  grid-template-columns: minmax(0, 400px);
  align-content: safe center;
  justify-content: center;
  min-height: 100dvh;
  padding: var(--space-6) var(--gutter);
  background: radial-gradient(ellipse 760px 330px at 50% 0, var(--glow), transparent) var(--canvas);
`

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 28px;
  border: 1px solid transparent;
  border-radius: 10px;
  background: var(--surface);
  box-shadow: var(--shadow-float);
  overflow-wrap: anywhere;

  > header {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    text-align: center;
  }
  > header > span {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  > header > h1 {
    margin-top: var(--space-2);
    text-wrap: balance;
    outline: none;
  }
  > header > p {
    color: var(--text-muted);
    text-wrap: balance;
  }
  > footer {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    font-size: var(--size-sm);
    text-align: center;
  }
  ${touchArea}
  @media (max-width: 420px) {
    padding: var(--space-6) 20px;
  }
`
