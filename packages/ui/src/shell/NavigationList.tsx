import { UserRound } from 'lucide-react'
import { memo, useId } from 'react'
import styled from 'styled-components'
import { Link } from '../primitives'
import { isCurrent, type Navigation, type NavigationItem } from './navigation'

export interface NavigationListProps {
  navigation: Navigation
  /** Pathname of the screen in view; its entry is marked as the current page. */
  currentPath: string
  /** Address of 'Account & security'. */
  accountHref: string
}

/** The entries of the sidebar, shared by its permanent and its slide-over form, and the way to one's own account below. */
export function NavigationList({ navigation, currentPath, accountHref }: NavigationListProps) {
  const id = useId()
  return (
    <>
      <Root aria-label={navigation.heading}>
        <Heading>
          {navigation.heading}
          {navigation.adminOnly && <span id={id}>Admin only</span>}
        </Heading>
        <ul>
          {navigation.items.map((item) => (
            <li key={item.href}>
              <ItemLink
                item={item}
                current={isCurrent(item, currentPath)}
                // §2.2 tags each admin item. It is drawn once, at the heading, and read out with every item.
                describedBy={navigation.adminOnly ? id : undefined}
              />
            </li>
          ))}
        </ul>
      </Root>
      <Foot aria-label="Account & security">
        <Link href={accountHref} aria-current={currentPath === accountHref ? 'page' : undefined}>
          <UserRound size={16} aria-hidden />
          Account & security
        </Link>
      </Foot>
    </>
  )
}

interface ItemLinkProps {
  item: NavigationItem
  current: boolean
  /** Id of what is read out with the item. */
  describedBy: string | undefined
}

/** Of all items only the one that is left and the one that is gone to are drawn anew. */
const ItemLink = memo(function ItemLink({ item, current, describedBy }: ItemLinkProps) {
  return (
    <Link href={item.href} aria-current={current ? 'page' : undefined} aria-describedby={describedBy}>
      <item.icon size={16} aria-hidden />
      {item.label}
    </Link>
  )
})

const Root = styled.nav`
  padding: var(--space-5) var(--space-3);

  ul {
    display: grid;
    gap: var(--space-1);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--control);
    padding: 0 var(--space-3);
    border-radius: var(--radius-sm);
    color: var(--text-muted);
    text-decoration: none;
  }
  a:hover {
    background: var(--hover);
    color: var(--text);
  }
  a[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
  /* The ground is not drawn then. */
  @media (forced-colors: active) {
    a[aria-current='page'] {
      border: 2px solid Highlight;
    }
  }
`

const Heading = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  padding: 0 0 var(--space-2) var(--space-3);
  color: var(--text-muted);
  font-weight: 600;
  font-size: var(--size-xs);
  text-transform: uppercase;
`

const Foot = styled(Root)`
  margin-top: auto;
  padding-block: var(--space-3);
  border-top: 1px solid var(--border);
`
