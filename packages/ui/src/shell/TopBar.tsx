import { Menu as Hamburger } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton, Link } from '../primitives'
import type { Theme } from '../tokens'
import { AvatarMenu, type WatchLineChoice } from './AvatarMenu'
import { BrandMark } from './BrandMark'
import type { Notification } from './NotificationList'
import { NotificationsButton } from './NotificationsButton'
import { ThemeMenu } from './ThemeMenu'

export interface TopBarProps {
  /** Product name and logo of the deployment (§10.2). */
  brand: { name: string; logoUrl?: string }
  /** The mark in the top bar, where it shows what is going on; by default one that stands still. */
  mark?: ReactNode
  /** Where the logo leads. */
  homeHref: string
  /** E-mail of the signed-in person. */
  email: string
  /** Address of 'Account & security'. */
  accountHref: string
  theme: Theme
  onThemeChange: (theme: Theme) => void
  /** Toasts shown so far, newest first (§14.11). */
  notifications: readonly Notification[]
  /** Whether the watch line is shown, for those who may have one. */
  watchLine?: WatchLineChoice
  onSignOut: () => void
  /** Signing out is under way. */
  signingOut?: boolean
  /** Opens the slide-over of small screens. */
  onOpenNavigation: () => void
}

/** The bar above every signed-in screen. Keep what it is given stable: it is then not drawn anew for another address. */
export const TopBar = memo(function TopBar({
  brand,
  mark = <BrandMark logoUrl={brand.logoUrl} />,
  homeHref,
  email,
  accountHref,
  theme,
  onThemeChange,
  notifications,
  watchLine,
  onSignOut,
  signingOut,
  onOpenNavigation,
}: TopBarProps) {
  return (
    <Root data-top-bar>
      <OnSmall>
        <IconButton label="Open navigation" onClick={onOpenNavigation}>
          <Hamburger size={16} />
        </IconButton>
      </OnSmall>
      <Brand href={homeHref}>
        {mark}
        <span>{brand.name}</span>
      </Brand>
      <NotificationsButton notifications={notifications} />
      <ThemeMenu theme={theme} onThemeChange={onThemeChange} />
      <AvatarMenu
        email={email}
        accountHref={accountHref}
        watchLine={watchLine}
        onSignOut={onSignOut}
        signingOut={signingOut}
      />
    </Root>
  )
})

const Root = styled.header`
  position: sticky;
  z-index: 10;
  top: 0;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: var(--top-bar);
  padding: 0 var(--gutter);
  border-bottom: 1px solid var(--border);
  background: var(--surface);

  @media print {
    display: none;
  }
  @media (max-width: 640px) {
    gap: var(--space-1);
    padding: 0 var(--space-3);
  }
`

const OnSmall = styled.div`
  margin-left: calc(-1 * var(--space-2));

  @media (min-width: 1024px) {
    display: none;
  }
`

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: 44px;
  margin-right: auto;
  color: var(--text);
  font-weight: 600;
  text-decoration: none;

  > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 360px) {
    gap: var(--space-1);
  }
`
