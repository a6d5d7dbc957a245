import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Alert, ButtonLink, ErrorState, Skeleton, SkeletonGroup, TextLink, WholeId } from '../primitives'
import { PublicCard, type Brand } from '../shell'

/** What the identity service says about a failure. */
export interface AuthError {
  id: string
  message: string | null
  reason: string | null
}

export interface AuthErrorViewProps {
  brand: Brand
  /** The failure that the address names; in state `error` when the service no longer has it. */
  error: Loadable<AuthError>
  loginHref: string
  homeHref: string
}

/** §14.3 /auth/error: where the identity service sends people when it cannot go on. */
export function AuthErrorView({ brand, error, loginHref, homeHref }: AuthErrorViewProps) {
  return (
    <PublicCard
      brand={brand}
      title="Something went wrong"
      subtitle="The identity service could not complete the request"
      footer={<TextLink href={homeHref}>Back to Home</TextLink>}
    >
      {error.state === 'loading' && (
        <SkeletonGroup label="Loading what went wrong">
          <Skeleton shape="block" height={64} />
        </SkeletonGroup>
      )}
      {error.state === 'error' && <ErrorState failure={error} />}
      {error.state === 'ready' && <Details failure={error.data} />}
      <ButtonLink href={loginHref} variant="primary" wide>
        Go to Login
      </ButtonLink>
    </PublicCard>
  )
}

function Details({ failure: { id, message, reason } }: { failure: AuthError }) {
  // §8.1: the generic text when the service says nothing itself.
  const text = reason || message || 'An unexpected error occurred'
  return (
    <>
      <Alert tone="danger" title={message && message !== text ? message : undefined}>
        {text}
      </Alert>
      <Reference>
        Error ID <WholeId id={id} />
      </Reference>
    </>
  )
}

const Reference = styled.p`
  color: var(--text-muted);
  font-size: var(--size-xs);
  text-align: center;
`
