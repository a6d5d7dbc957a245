import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { paths, safeReturnTo } from '../lib/paths'
import { useSession } from '../lib/session'
import { fullScreenFallback, screen } from './screen'

/** The shell, shared by every screen that needs a session. */
const SignedIn = screen(() => import('./SignedIn.layout'), { fallback: fullScreenFallback })

interface SignedInOnlyProps {
  /** §6.3: who may see these screens; `account` is for everybody. Other signed-in people go to their own overview. */
  area: 'account' | 'user' | 'admin'
}

/** Lets signed-in people through; visitors go to /login and come back to where they wanted to go. */
export function SignedInOnly({ area }: SignedInOnlyProps) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session) return fullScreenFallback
  if (session.status !== 'authenticated') {
    const aal = session.status === 'aal2_required' ? 'aal2' : undefined
    return <Navigate replace to={paths.login({ aal, return_to: pathname + search })} />
  }
  if (area === 'user' && session.user.isAdmin) return <Navigate replace to={paths.admin()} />
  if (area === 'admin' && !session.user.isAdmin) return <Navigate replace to={paths.user()} />
  return <SignedIn area={area} />
}
/** Loads the code of the shell, then that of the screens people land on. */
SignedInOnly.preload = () =>
  SignedIn.preload().then(() => import('./SignedIn.layout').then((layout) => layout.preloadLandings()))

/**
 * §2.1: signed-in visitors of /login and /register are sent on, except when they come to sign in once more
 * (`refresh=true`), with a second factor (`aal=aal2`), or with a flow, whose document says which of these it is.
 */
export function VisitorsOnly() {
  const session = useSession()
  const [query] = useSearchParams()
  const stepsUp = query.get('refresh') === 'true' || query.get('aal') === 'aal2' || query.has('flow')
  if (session?.status === 'authenticated' && !stepsUp) {
    return (
      <Navigate replace to={safeReturnTo(query.get('return_to'), window.location.origin) ?? paths.user()} />
    )
  }
  return <Outlet />
}
