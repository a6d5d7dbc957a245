import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Card, ErrorState, Skeleton, SkeletonGroup, Switch, confirmation } from '../primitives'
import { PageSection } from '../shell'

export interface SignupCardProps {
  /** Whether new users can register. */
  signup: Loadable<boolean>
  /** Enabled at once, disabled after a confirmation (§4.12). */
  onSignupChange: (enabled: boolean) => void
  /** The change is on its way. */
  changing: boolean
  /** Only shows the switch's position. */
  readOnly?: boolean
}

/** §2.25 admin-settings: the signup switch. */
export function SignupCard({ signup, onSignupChange, changing, readOnly = false }: SignupCardProps) {
  const [asking, setAsking] = useState(false)
  const keep = useCallback(() => setAsking(false), [])
  const loaded = confirmation.useWhen(asking, keep)
  useEffect(() => confirmation.preload(), [])

  return (
    <PageSection title="User registration" description="Who may create an account.">
      <Card flush={signup.state === 'error'}>
        {signup.state === 'loading' ? (
          <Waiting label="Loading signup status">
            <Skeleton width={220} height="var(--target)" />
            <p>
              <Skeleton>{STATES.enabled}</Skeleton>
            </p>
          </Waiting>
        ) : signup.state === 'error' ? (
          <ErrorState failure={signup} />
        ) : (
          <>
            <Switch
              label="Allow new users to register"
              checked={signup.data}
              busy={changing}
              disabled={readOnly}
              onChange={(enabled) => (enabled ? onSignupChange(true) : setAsking(true))}
            />
            <State>{signup.data ? STATES.enabled : STATES.disabled}</State>
          </>
        )}
      </Card>
      {asking && loaded && (
        <loaded.ConfirmDialog
          title="Disable user registration?"
          confirmLabel="Disable registration"
          tone="primary"
          onConfirm={() => {
            keep()
            onSignupChange(false)
          }}
          onClose={keep}
        >
          <p>Nobody can create an account until it is enabled again. Existing users are not affected.</p>
        </loaded.ConfirmDialog>
      )}
    </PageSection>
  )
}

const STATES = {
  enabled: 'Registration is enabled: everyone can create an account.',
  disabled: 'Registration is disabled: only people with an account can sign in.',
}

const Waiting = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-3);
`

const State = styled.p`
  color: var(--text-muted);
`
