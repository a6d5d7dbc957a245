import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import type { LoginState } from '../lib/loginMessage'
import { paths } from '../lib/paths'
import { ownReturnTo } from '../lib/readQuery'
import { rememberedUser } from '../lib/rememberedUser'
import { currentSession, sessionHasEnded, useSession, useSessionUnanswered } from '../lib/session'
import { hasDrafts } from '../lib/unsavedInput'
import { fullScreenFallback, screen } from './screen'

/** The shell, shared by every screen that needs a session. */
const SignedIn = screen(() => import('./SignedIn.layout'), { fallback: fullScreenFallback })

/** Rarely needed, so its code is loaded only then. */
const SignInServiceAway = screen(() => import('./SignInServiceAway.screen'), {
  title: 'Sign-in service',
  fallback: fullScreenFallback,
})

interface SignedInOnlyProps {
  /** §6.3: who may see these screens; `account` is for everybody. Other signed-in people go to their own overview. */
  area: 'account' | 'user' | 'admin'
}

/** Lets signed-in people through; visitors go to /login and come back to where they wanted to go. */
export function SignedInOnly({ area }: SignedInOnlyProps) {
  const session = useSession()
  const unanswered = useSessionUnanswered()
  const { pathname, search, hash } = useLocation()
  if (!session) return fullScreenFallback
  if (unanswered) return <SignInServiceAway />
  if (session.status !== 'authenticated') {
    const aal = session.status === 'aal2_required' ? 'aal2' : undefined
    const state: LoginState | undefined = sessionHasEnded()
      ? { message: sessionEnded(hasDrafts()) }
      : undefined
    return <Navigate replace to={paths.login({ aal, return_to: pathname + search + hash })} state={state} />
  }
  if (area === 'user' && session.user.isAdmin) return <Navigate replace to={paths.admin()} />
  if (area === 'admin' && !session.user.isAdmin) return <Navigate replace to={paths.user()} />
  // For another person everything is drawn anew: nothing of the last one's screens may stay.
  return <SignedIn key={session.user.id} area={area} />
}

const sessionEnded = (isTextKept: boolean) =>
  `Your session has ended. Sign in again to go on${isTextKept ? ': what you typed is kept.' : '.'}`

/** Loads the code of the shell, then that of the screen where the person who was signed in last lands. */
SignedInOnly.preload = () =>
  SignedIn.preload()
    .then(() => import('./SignedIn.layout'))
    .then(({ preloadLanding }) => preloadLanding(rememberedUser()?.isAdmin ? 'admin' : 'user'))

/** Loads what somebody who is signed in sees first at an address: the shell, the screen and the dialog, with what they show. */
SignedInOnly.prefetch = async (address: URL): Promise<void> => {
  const session = await currentSession()
  if (session.status !== 'authenticated') return
  await SignedIn.preload()
  const { prefetchPage } = await import('./SignedIn.layout')
  await prefetchPage(session.user.isAdmin ? 'admin' : 'user', address)
}

/** §2.1: these screens are covered until it is known who is there. */
export function AfterCheck() {
  return useSession() ? <Outlet /> : fullScreenFallback
}

/**
 * §2.1: signed-in visitors of /login and /register are sent on, except when they come to sign in once more
 * (`refresh=true`), with a second factor (`aal=aal2`), or with a flow, whose document says which of these it is.
 */
export function VisitorsOnly() {
  const session = useSession()
  const [query] = useSearchParams()
  const stepsUp = query.get('refresh') === 'true' || query.get('aal') === 'aal2' || query.has('flow')
  if (session?.status === 'authenticated' && !stepsUp) {
    return <Navigate replace to={ownReturnTo(query.get('return_to')) ?? paths.user()} />
  }
  return <Outlet />
}
