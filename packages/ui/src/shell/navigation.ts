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

/** Addresses of the user area, built by the console. */
export type UserPaths = Record<'overview' | 'organizations' | 'settings', string>

/** Addresses of the admin area, built by the console. */
export type AdminPaths = Record<
  'overview' | 'clusters' | 'organizations' | 'users' | 'plans' | 'payments' | 'jobs' | 'admins' | 'settings',
  string
>

/** §2.2 Shared shell: what people who are not administrators see. */
export const userNavigation = (paths: UserPaths): Navigation => ({
  heading: 'Your account',
  items: [
    { label: 'Overview', href: paths.overview, icon: LayoutDashboard, exact: true },
    { label: 'Organizations', href: paths.organizations, icon: Building2 },
    { label: 'Settings', href: paths.settings, icon: Settings },
  ],
})

/** §2.2 Shared shell: what administrators see. */
export const adminNavigation = (paths: AdminPaths): Navigation => ({
  heading: 'Administration',
  adminOnly: true,
  items: [
    { label: 'Overview', href: paths.overview, icon: LayoutDashboard, exact: true },
    { label: 'Clusters', href: paths.clusters, icon: Server },
    { label: 'Organizations', href: paths.organizations, icon: Building2 },
    { label: 'Users', href: paths.users, icon: Users },
    { label: 'Plans', href: paths.plans, icon: Layers },
    { label: 'Payments', href: paths.payments, icon: CreditCard },
    { label: 'Jobs', href: paths.jobs, icon: Activity },
    { label: 'Admins', href: paths.admins, icon: Shield },
    { label: 'Settings', href: paths.settings, icon: Settings },
  ],
})

/** Whether an entry is the one of the screen in view. */
export const isCurrent = ({ href, exact }: NavigationItem, path: string) =>
  path === href || (!exact && path.startsWith(`${href}/`))
