import {
  Activity,
  Building2,
  CreditCard,
  Layers,
  LayoutDashboard,
  Server,
  Settings,
  Shield,
  Users,
  type LucideIcon,
} from 'lucide-react'

/** One entry of the sidebar. */
export interface NavigationItem {
  label: string
  href: string
  icon: LucideIcon
  /** Active on exactly this address; the other entries are active on the addresses below them too. */
  exact?: boolean
}

/** What the sidebar lists: one section, as a person is either an administrator or not (§2.2 Shared shell). */
export interface Navigation {
  heading: string
  /** Tags every item 'Admin only'. */
  adminOnly?: boolean
  items: NavigationItem[]
}

/** An entry whose address is still to be built: `path` names the function of the console that builds it. */
interface Entry<Path extends string = string> extends Omit<NavigationItem, 'href'> {
  path: Path
}

/** §2.2 Shared shell: what people who are not administrators see. */
export const userEntries = [
  { label: 'Overview', path: 'user', icon: LayoutDashboard, exact: true },
  { label: 'Organizations', path: 'userOrganizations', icon: Building2 },
  { label: 'Settings', path: 'userSettings', icon: Settings },
] as const satisfies readonly Entry[]

/** §2.2 Shared shell: what administrators see. */
export const adminEntries = [
  { label: 'Overview', path: 'admin', icon: LayoutDashboard, exact: true },
  { label: 'Clusters', path: 'adminClusters', icon: Server },
  { label: 'Organizations', path: 'adminOrganizations', icon: Building2 },
  { label: 'Users', path: 'adminUsers', icon: Users },
  { label: 'Plans', path: 'adminPlans', icon: Layers },
  { label: 'Payments', path: 'adminPayments', icon: CreditCard },
  { label: 'Jobs', path: 'adminJobs', icon: Activity },
  { label: 'Admins', path: 'adminAdmins', icon: Shield },
  { label: 'Settings', path: 'adminSettings', icon: Settings },
] as const satisfies readonly Entry[]

/** The functions of the console that build the entries' addresses. */
type PathsOf<Entries extends readonly Entry[]> = Record<Entries[number]['path'], () => string>

const itemsOf = <Path extends string>(
  entries: readonly Entry<Path>[],
  paths: Record<Path, () => string>,
): NavigationItem[] => entries.map(({ path, ...entry }) => ({ ...entry, href: paths[path]() }))

export const userNavigation = (paths: PathsOf<typeof userEntries>): Navigation => ({
  heading: 'Your account',
  items: itemsOf(userEntries, paths),
})

export const adminNavigation = (paths: PathsOf<typeof adminEntries>): Navigation => ({
  heading: 'Administration',
  adminOnly: true,
  items: itemsOf(adminEntries, paths),
})

/** Whether an entry is the one of the screen in view. */
export const isCurrent = ({ href, exact }: Pick<NavigationItem, 'href' | 'exact'>, path: string) =>
  path === href || (!exact && path.startsWith(`${href}/`))
