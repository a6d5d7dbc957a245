import { ArrowRight, CreditCard } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { EmptyState, ErrorState, Link, Skeleton, SkeletonGroup } from '../primitives'
import { providerLabel } from '../catalogue'

export interface ProviderCardsProps {
  providers: Loadable<readonly { name: string }[]>
  /** Address of a provider's products. */
  providerHref: (name: string) => string
}

/** §2.22 payments: one card a provider; pressing it opens that provider's products. */
export function ProviderCards({ providers, providerHref }: ProviderCardsProps) {
  if (providers.state === 'error')
    return (
      <Frame>
        <ErrorState failure={providers} />
      </Frame>
    )
  if (providers.state === 'loading')
    return (
      <SkeletonGroup label="Loading payment providers">
        <Grid as="div">
          <Skeleton height={78} />
          <Skeleton height={78} />
        </Grid>
      </SkeletonGroup>
    )
  if (providers.data.length === 0)
    return (
      <Frame>
        <EmptyState icon={<CreditCard />} title="No payment providers">
          A provider appears here once the platform is connected to one.
        </EmptyState>
      </Frame>
    )
  return (
    <Grid aria-label="Payment providers">
      {providers.data.map(({ name }) => (
        <li key={name}>
          <Link href={providerHref(name)}>
            <span data-part="icon" aria-hidden>
              <CreditCard size={20} />
            </span>
            <span data-part="text">
              <strong>{providerLabel(name)}</strong>
              <span>Products and prices</span>
            </span>
            <ArrowRight size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </Grid>
  )
}

const Frame = styled.div`
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--space-4);

  > li > a {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-4);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    color: inherit;
    text-decoration: none;
    transition: border-color var(--motion);
  }
  > li > a:hover {
    border-color: var(--border-strong);
    background: var(--hover);
  }
  [data-part='icon'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: var(--radius);
    background: var(--neutral-soft);
    color: var(--text-muted);
  }
  [data-part='text'] {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='text'] > strong {
    font-size: var(--size-lg);
    font-weight: 600;
    line-height: var(--line-lg);
  }
  [data-part='text'] > span,
  svg:last-child {
    color: var(--text-muted);
  }
`
