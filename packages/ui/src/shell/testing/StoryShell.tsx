// What the shell's stories share.
import { useState, type ReactNode } from 'react'
import { LinkProvider, PageHeader, type LinkComponentProps, type PageHeaderProps } from '../../primitives'
import type { Notification } from '../NotificationList'
import { Page } from '../Page'
import { adminEntries, adminNavigation, userEntries, userNavigation } from '../navigation'

/** An address for each entry, from the words of its path: `adminClusters` is /admin/clusters. */
const addressesFor = <Path extends string>(entries: readonly { path: Path }[]) =>
  Object.fromEntries(
    entries.map(({ path }) => [path, () => `/${path.replace(/[A-Z]/, '/$&').toLowerCase()}`]),
  ) as Record<Path, () => string>

export const forUsers = userNavigation(addressesFor(userEntries))
export const forAdmins = adminNavigation(addressesFor(adminEntries))

export const LONG_EMAIL =
  'operations-and-platform-engineering-on-call@subsidiary.of.northwind-traders.example'

export const notifications: Notification[] = [
  {
    id: '4',
    type: 'error',
    title: 'Failed to load organizations',
    message: 'The database is being maintained.',
    at: '2026-11-20T11:48:00Z',
  },
  {
    id: '3',
    type: 'success',
    title: 'Settings Updated',
    message: 'User registration has been enabled',
    at: '2026-11-20T09:12:00Z',
  },
  {
    id: '2',
    type: 'warning',
    title: 'Outcome unknown',
    message: 'The server did not answer in time.',
    at: '2026-11-19T18:30:00Z',
  },
  { id: '1', type: 'info', title: 'Signed in', at: '2026-11-18T08:00:00Z' },
]

/** Keeps the path in state, as a router does: links change it instead of leaving the story. */
export function PathStory({ initial, children }: { initial: string; children: (path: string) => ReactNode }) {
  const [path, setPath] = useState(initial)
  const [StoryLink] = useState(() => ({ href, onClick, children, ...rest }: LinkComponentProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        setPath(href)
      }}
    >
      {children}
    </a>
  ))
  return <LinkProvider component={StoryLink}>{children(path)}</LinkProvider>
}

/** A screen with nothing below its header. */
export const StoryPage = (props: PageHeaderProps) => (
  <Page>
    <PageHeader {...props} />
  </Page>
)
