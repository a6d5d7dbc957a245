import {
  adminOverviewUrls,
  loginFlowUrl,
  organizationsUrl,
  signupStatusUrl,
  userOverviewUrls,
  whoamiUrl,
} from '@quarterdeck/api/urls'
import type { ConsoleConfig } from '../lib/config'
import { PAGE_SIZE, readListSearch } from '../lib/listSearch'
import { readLoginQuery } from '../lib/loginQuery'
import type { RememberedUser } from '../lib/rememberedUser'

export interface FirstReads {
  /** Route modules whose chunks to preload: their file names without `.route.tsx` or `.layout.tsx`. */
  modules: string[]
  /** Absolute URLs to GET at once; the code that later asks for one of them is handed the answer. */
  urls: string[]
}

/** What the screen at this address will ask for first, as far as it is known before anyone is asked. */
export function firstReads(
  { pathname, search, origin }: Pick<Location, 'pathname' | 'search' | 'origin'>,
  { apiUrl, authUrl }: Pick<ConsoleConfig, 'apiUrl' | 'authUrl'>,
  user: RememberedUser | null,
): FirstReads {
  const query = new URLSearchParams(search)
  const session = authUrl + whoamiUrl()

  switch (pathname) {
    case '/login': {
      // Who is signed in already is sent on: a flow would only be refused.
      const flow = user ? [] : [authUrl + loginFlowUrl(readLoginQuery(query, origin))]
      return { modules: ['login'], urls: [session, ...flow, apiUrl + signupStatusUrl()] }
    }
    case '/register':
      return { modules: ['register'], urls: [session, apiUrl + signupStatusUrl()] }
    case '/plans':
      return { modules: ['plans', 'checkout'], urls: [session] }
    case '/checkout':
      return { modules: ['checkout'], urls: [session] }
    case '/checkout/success':
      return { modules: ['checkout-success'], urls: [session] }
    case '/':
    case '/user': {
      // §6: these are never loaded for administrators.
      const own = user && !user.isAdmin ? Object.values(userOverviewUrls).map((path) => apiUrl + path) : []
      return { modules: ['SignedIn', 'user-overview'], urls: [session, ...own] }
    }
    case '/admin': {
      const all = user?.isAdmin ? adminOverviewUrls().map((path) => apiUrl + path) : []
      return { modules: ['SignedIn', 'admin-overview'], urls: [session, ...all] }
    }
    case '/admin/organizations': {
      const list = user?.isAdmin
        ? [apiUrl + organizationsUrl({ ...readListSearch(query), limit: PAGE_SIZE })]
        : []
      return { modules: ['SignedIn', 'admin-organizations'], urls: [session, ...list] }
    }
    default:
      return { modules: [], urls: [session] }
  }
}
