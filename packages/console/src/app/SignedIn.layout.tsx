import { DraftsContext, lazyModule, noteUnasked, UnsavedInputContext } from '@quarterdeck/ui/lib'
import { adminNavigation, AppShell, TurningMark, userNavigation } from '@quarterdeck/ui/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { adminEntryMissing } from '../lib/adminEntry'
import { draftPlacesOf, eraseDraftsOfOthers } from '../lib/drafts'
import { eraseKeptOfOthers } from '../lib/keptKeys'
import { guardWanted, holdInput, leaveBy } from '../lib/leaving'
import { takeSignedInMessage } from '../lib/loginMessage'
import { paths } from '../lib/paths'
import { isAskedFor } from '../lib/polling'
import { loadWhenIdle, preloadWhenIdle, watchLinks } from '../lib/preloading'
import { queryClient } from '../lib/queryClient'
import { isReading } from '../lib/reading'
import { brand } from '../lib/runtime'
import { signOut, useSession, useSigningOut, useUser } from '../lib/session'
import { setTheme, useTheme } from '../lib/theme'
import { showToast, useToasts } from '../lib/toasts'
import { showWatchLine, useWatchLine } from '../lib/watchLine'
import { DataFrom } from './DataFrom'
import { EntityDialogs } from './EntityDialogs'
import { ErrorBoundary } from './ErrorBoundary'
import { fullScreenFallback, screen as lazyScreen } from './screen'
import { prefetchAt, preloadAt, preloadsOfDialogs, preloadsOfScreen, signedInRoutes } from './signedInRoutes'
import { useScreen } from './useScreen'

export { prefetchPage, preloadLanding } from './signedInRoutes'

const AdminEntryMissing = lazyScreen(() => import('./AdminEntryMissing.screen'), {
  fallback: fullScreenFallback,
})
const LeaveGuard = lazyScreen(() => import('./LeaveGuard'), { Missing: Nothing })

const watchCode = lazyModule(() => import('./Watch'))

// The same for every address, so that the bar is not drawn anew with each.
const mark = <Mark />
const watch = <Watch />
const onSignOut = () => leaveBy(() => void signOut())

const navigations = { user: userNavigation(paths), admin: adminNavigation(paths) }

/** Not drawn anew for what changes in the shell. */
const Screen = memo(function Screen({ area }: { area: keyof typeof signedInRoutes }) {
  return useScreen(signedInRoutes[area], paths[area]())
})

/** The shell around every screen that needs a session. */
export function Component({ area }: { area: keyof typeof signedInRoutes }) {
  const theme = useTheme()
  const { history } = useToasts()
  const { pathname } = useLocation()
  const user = useUser()
  const own = user?.isAdmin ? 'admin' : 'user'
  useEffect(() => {
    const { message, payment } = takeSignedInMessage()
    if (!message) return
    // A message that a payment can be completed leads to it, and so stays until it is closed.
    const action = payment && { action: { label: 'Complete Payment', href: payment }, duration: 0 }
    showToast({ type: 'info', title: message, ...action })
  }, [])
  const [person] = useState(user?.id ?? '')
  const draftPlaces = useMemo(() => draftPlacesOf(person), [person])
  // A form of the screen is the same one below every dialog.
  const draftPlacesOfScreen = useMemo(() => draftPlacesOf(person, pathname), [person, pathname])
  const signingOut = useSigningOut()
  const isGuarded = guardWanted.use()
  const isWatchShown = useWatchLine()
  const watchLine = useMemo(() => ({ isShown: isWatchShown, onShow: showWatchLine }), [isWatchShown])
  const isUnlisted = adminEntryMissing.use()
  usePreloading(own, pathname)
  usePasskeyOffer()
  useKeptOf(user)
  if (isUnlisted && area === 'admin') return <AdminEntryMissing />

  return (
    <AppShell
      brand={brand}
      mark={mark}
      homeHref={paths[own]()}
      accountHref={paths.account()}
      email={user?.email ?? ''}
      navigation={navigations[own]}
      currentPath={pathname}
      theme={theme}
      onThemeChange={setTheme}
      notifications={history}
      watchLine={area === 'admin' ? watchLine : undefined}
      watch={watch}
      signingOut={signingOut}
      onSignOut={onSignOut}
    >
      <QueryClientProvider client={queryClient}>
        <DataFrom />
        <UnsavedInputContext value={holdInput}>
          <DraftsContext value={draftPlacesOfScreen}>
            <ErrorBoundary resetKey={pathname}>
              <Screen area={area} />
            </ErrorBoundary>
          </DraftsContext>
          <DraftsContext value={draftPlaces}>{user && <EntityDialogs area={own} />}</DraftsContext>
        </UnsavedInputContext>
        {isGuarded && <LeaveGuard />}
      </QueryClientProvider>
    </AppShell>
  )
}

/** Its wheel turns while something is being read that somebody waits for. */
function Mark() {
  const isRead = isReading.use()
  const isAsked = isAskedFor.use()
  return <TurningMark logoUrl={brand.logoUrl} turning={isRead || isAsked} />
}

/**
 * Loads code before it is asked for: of the dialogs of the screen in view, of the screen after it in the menu, and of what
 * somebody points at. What is pressed begins to read its data before it is drawn.
 */
function usePreloading(area: keyof typeof navigations, pathname: string) {
  useEffect(() => {
    const { items } = navigations[area]
    const next = items[items.findIndex(({ href }) => href === pathname) + 1]
    return preloadWhenIdle([
      ...preloadsOfDialogs(area, pathname),
      ...(next ? preloadsOfScreen(area, next.href) : []),
    ])
  }, [area, pathname])
  useEffect(
    () => watchLinks({ onNear: (to) => preloadAt(area, to), onPress: (to) => prefetchAt(area, to) }),
    [area],
  )
}

/** Comes after the screen, whose code and data it must not compete with. Where its code cannot be loaded there is no such line. */
function Watch() {
  const [isThere, setThere] = useState(false)
  useEffect(() => loadWhenIdle([() => watchCode.load().then(() => setThere(true))]), [])
  const loaded = watchCode.useWhen(isThere)
  return loaded && <loaded.Watch />
}

/**
 * Leaves on the device what this person keeps there, and the drafts of this person alone. Administrators alone keep
 * something, as it may be about customers.
 */
function useKeptOf(user: { id: string; isAdmin: boolean } | undefined) {
  const person = user?.id
  const isKeeper = user?.isAdmin
  useEffect(() => {
    if (person === undefined) return
    eraseKeptOfOthers(isKeeper ? person : null)
    eraseDraftsOfOthers(person)
  }, [person, isKeeper])
}

/** Offers a passkey after a sign-in with a password. Its code is loaded only where the device could keep one. */
function usePasskeyOffer() {
  const session = useSession()
  const method = session?.status === 'authenticated' && session.session.method
  const offer = useEffectEvent(async () => {
    if (!(await window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable()) || !session)
      return
    const { offerPasskey } = await import('../features/account/passkeyOffer')
    await offerPasskey(session)
  })
  useEffect(() => {
    if (method === 'password') offer().catch(noteUnasked) // nobody asked for it, so nobody is told
  }, [method])
}

/** Where the code of the guard cannot be loaded nobody is asked; what is typed is kept as a draft all the same. */
function Nothing() {
  return null
}
