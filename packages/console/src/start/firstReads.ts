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
  /** Of them that of the sign-in form, where the address adds nothing to it, and where its link leads. */
  form?: { url: string; recoveryHref: string }
}

/** What the screen at an address will load first, as far as the address and the remembered user tell. */
export function firstReads(
  { pathname, search, origin }: Pick<Location, 'pathname' | 'search' | 'origin'>,
  { apiUrl, authUrl }: Pick<FirstConfig, 'apiUrl' | 'authUrl'>,
  user: RememberedUser | null,
): FirstReads {
  const query = new URLSearchParams(search)
  const session = authUrl + whoamiUrl()
  /** URLs of an administrator's reads; none for anybody else. */
  const adminUrls = (reads: string[]) => (user?.isAdmin ? reads.map((path) => apiUrl + path) : [])

  switch (pathname) {
    case paths.login(): {
      // Somebody who seems to be signed in will be sent on; Kratos would refuse a login flow.
      const parameters = readLoginQuery(query, origin, authUrl)
      const waiting = parameters.flow ?? waitingFlow(loginScreen(parameters))
      const flow = authUrl + loginFlowUrl({ ...parameters, flow: waiting })
      const urls = [session, ...(user ? [] : [flow]), apiUrl + signupStatusUrl()]
      const recoveryHref = paths.recovery({ return_to: parameters.returnTo?.slice(origin.length) })
      return { chunks: login, urls, form: query.has('signup') ? undefined : { url: flow, recoveryHref } }
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
      // §6.2: these are never loaded for administrators, who are led on to theirs. Its data wait until it is known who is signed
      // in: at these addresses it may be somebody else by now, whom the platform would refuse them.
      const own = user && !user.isAdmin ? Object.values(userOverviewUrls).map((path) => apiUrl + path) : []
      const overview = user?.isAdmin ? adminOverview : userOverview
      return { chunks: [...shell, ...overview], urls: [session], ownUrls: own }
    }
    case paths.admin():
      return {
        chunks: [...shell, ...adminOverview],
        urls: [session],
        ownUrls: adminUrls(adminOverviewUrls()),
      }
    case paths.adminOrganizations(): {
      // From the rare search with characters that nobody sees, the screen takes these out, and reads once more.
      const search = query.get('search') ?? undefined
      const list = organizationsUrl({ page: pageFrom(query.get('page')), limit: PAGE_SIZE, search })
      return {
        chunks: [...shell, ...adminOrganizations],
        urls: [session],
        ownUrls: adminUrls([list]),
      }
    }
    case paths.adminJobs():
      // With anything in its query the screen reads something else, or the same with filters.
      return { chunks: shell, urls: [session], ownUrls: adminUrls(query.size === 0 ? jobsUrls() : []) }
    default:
      // Who is remembered goes on to a screen in the shell, if not at once.
      return { chunks: user ? shell : [], urls: [session] }
  }
}
