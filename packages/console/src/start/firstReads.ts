import {
  adminOverviewUrls,
  jobsUrls,
  loginFlowUrl,
  organizationsUrl,
  signupStatusUrl,
  userOverviewUrls,
  whoamiUrl,
} from '@quarterdeck/api/urls'
import shell from '../app/SignedIn.layout?chunks'
import adminOrganizations from '../features/admin-organizations/admin-organizations.route?chunks'
import adminOverview from '../features/admin-overview/admin-overview.route?chunks'
import checkout from '../features/checkout/checkout.route?chunks'
import checkoutSuccess from '../features/checkout/checkout-success.route?chunks'
import login from '../features/login/login.route?chunks'
import plans from '../features/plans/plans.route?chunks'
import register from '../features/register/register.route?chunks'
import userOverview from '../features/user-overview/user-overview.route?chunks'
import type { FirstConfig } from '../lib/firstConfig'
import { PAGE_SIZE, pageFrom } from '../lib/listSearch'
import { readLoginQuery } from '../lib/loginQuery'
import { landingPaths as paths } from '../lib/landingPaths'
import type { RememberedUser } from '../lib/rememberedUser'
import { loginScreen, waitingFlow } from '../lib/waitingFlow'

export interface FirstReads {
  /** URLs of the screen's code and styles, to preload. */
  chunks: string[]
  /** Absolute URLs to GET at once; code that requests one of them later gets this answer (lib/early.ts). */
  urls: string[]
  /** More of them, whose answers are the remembered user's own data. */
  ownUrls?: string[]
  /** Of them that of the sign-in form, where the address adds nothing to it. */
  formUrl?: string
}

/** What the screen at an address will load first, as far as the address and the remembered user tell. */
export function firstReads(
  { pathname, search, origin }: Pick<Location, 'pathname' | 'search' | 'origin'>,
  { apiUrl, authUrl }: Pick<FirstConfig, 'apiUrl' | 'authUrl'>,
  user: RememberedUser | null,
): FirstReads {
  const query = new URLSearchParams(search)
  const session = authUrl + whoamiUrl()

  switch (pathname) {
    case paths.login(): {
      // Somebody who seems to be signed in will be sent on; Kratos would refuse a login flow.
      const parameters = readLoginQuery(query, origin)
      const waiting = parameters.flow ?? waitingFlow(loginScreen(parameters))
      const flow = authUrl + loginFlowUrl({ ...parameters, flow: waiting })
      const urls = [session, ...(user ? [] : [flow]), apiUrl + signupStatusUrl()]
      return { chunks: login, urls, formUrl: query.has('signup') ? undefined : flow }
    }
    case paths.register():
      return { chunks: register, urls: [session, apiUrl + signupStatusUrl()] }
    case paths.plans():
      return { chunks: plans, urls: [session] }
    case paths.checkout():
      return { chunks: checkout, urls: [session] }
    case paths.checkoutSuccess():
      return { chunks: checkoutSuccess, urls: [session] }
    case paths.home():
    case paths.user(): {
      // §6.2: these are never loaded for administrators.
      const own = user && !user.isAdmin ? Object.values(userOverviewUrls).map((path) => apiUrl + path) : []
      return { chunks: [...shell, ...userOverview], urls: [session], ownUrls: own }
    }
    case paths.admin(): {
      const all = user?.isAdmin ? adminOverviewUrls().map((path) => apiUrl + path) : []
      return { chunks: [...shell, ...adminOverview], urls: [session], ownUrls: all }
    }
    case paths.adminOrganizations(): {
      // From the rare search with characters that nobody sees, the screen takes these out, and reads once more.
      const search = query.get('search') ?? undefined
      const list = apiUrl + organizationsUrl({ page: pageFrom(query.get('page')), limit: PAGE_SIZE, search })
      return {
        chunks: [...shell, ...adminOrganizations],
        urls: [session],
        ownUrls: user?.isAdmin ? [list] : [],
      }
    }
    case paths.adminJobs(): {
      // With anything in its query the screen reads something else, or the same with filters.
      const lists = user?.isAdmin && query.size === 0 ? jobsUrls().map((path) => apiUrl + path) : []
      return { chunks: shell, urls: [session], ownUrls: lists }
    }
    default:
      return { chunks: user && isInShell(pathname) ? shell : [], urls: [session] }
  }
}

/** Whether the frame of signed-in screens is around the one at this path; 'Account & security', at a path of its own, is left out. */
const isInShell = (pathname: string) =>
  [paths.user(), paths.admin()].some((home) => pathname.startsWith(`${home}/`))
