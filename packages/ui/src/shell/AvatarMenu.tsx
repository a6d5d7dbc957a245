import { Activity, LogOut, UserRound } from 'lucide-react'
import styled from 'styled-components'
import { Menu, Spinner } from '../primitives'

/** Whether the watch line is shown. */
export interface WatchLineChoice {
  isShown: boolean
  onShow: (isShown: boolean) => void
}

export interface AvatarMenuProps {
  /** E-mail of the signed-in person. */
  email: string
  /** Address of 'Account & security'. */
  accountHref: string
  /** Whether the watch line is shown, for those who may have one. */
  watchLine?: WatchLineChoice
  onSignOut: () => void
  /** Signing out is under way. */
  signingOut?: boolean
}

const SIGNING_OUT = 'Signing out…'

/** §2.2 Shared shell: the menu with the person's e-mail address, 'Account & security' and 'Sign out'. */
export function AvatarMenu({
  email,
  accountHref,
  watchLine,
  onSignOut,
  signingOut = false,
}: AvatarMenuProps) {
  return (
    <Menu
      label="Account menu"
      header={
        <SignedInAs>
          Signed in as <strong>{email}</strong>
        </SignedInAs>
      }
      items={[
        { label: 'Account & security', href: accountHref, icon: <UserRound size={16} /> },
        ...(watchLine
          ? [
              {
                label: watchLine.isShown ? 'Hide watch line' : 'Show watch line',
                icon: <Activity size={16} />,
                onSelect: () => watchLine.onShow(!watchLine.isShown),
              },
            ]
          : []),
        'separator',
        {
          label: 'Sign out',
          onSelect: onSignOut,
          icon: <LogOut size={16} />,
          disabledReason: signingOut ? SIGNING_OUT : undefined,
        },
      ]}
      trigger={(props) => (
        <Trigger type="button" aria-label="Account menu" title={email} {...props}>
          {signingOut ? (
            <span>
              <Spinner label={SIGNING_OUT} />
            </span>
          ) : (
            <span aria-hidden>{email.charAt(0).toUpperCase()}</span>
          )}
        </Trigger>
      )}
    />
  )
}

const SignedInAs = styled.p`
  max-width: 240px;
  color: var(--text-muted);
  font-size: var(--size-sm);

  strong {
    display: block;
    color: var(--text);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Trigger = styled.button`
  --avatar: 32px;
  display: grid;
  place-items: center;
  min-width: var(--control);
  min-height: var(--control);
  /* Its picture, not its area, ends where the screen below does. */
  margin-right: calc((var(--avatar) - var(--control)) / 2);
  padding: 0;
  border: 0;
  border-radius: var(--radius-full);
  background: none;

  > span {
    display: grid;
    place-items: center;
    width: var(--avatar);
    height: var(--avatar);
    border-radius: inherit;
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
    font-size: var(--size-sm);
  }
  &:hover > span,
  &[aria-expanded='true'] > span {
    box-shadow: 0 0 0 2px var(--accent-soft);
  }
`
