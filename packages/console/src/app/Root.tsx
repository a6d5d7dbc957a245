import { LinkProvider, ToastStack } from '@quarterdeck/ui/primitives'
import { StatusBanner } from '@quarterdeck/ui/shell'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { dataFrom } from '../lib/dataFrom'
import { focusHeading } from '../lib/focusKeeper'
import { reload } from '../lib/missingCode'
import { usePageStatus } from '../lib/pageStatus'
import { isPaymentScreen } from '../lib/paths'
import { hasPaymentScript } from '../lib/paymentScript'
import { dismissToast, useToasts } from '../lib/toasts'
import { ErrorBoundary } from './ErrorBoundary'
import { RouterLink } from './RouterLink'
import { routes } from './routes'
import { fullScreenFallback } from './screen'
import { useScreen } from './useScreen'

/** Not drawn anew for a toast. */
const Screen = memo(function Screen() {
  return useScreen(routes)
})

/** The frame of every screen: how links navigate, the page's status (§14.21), toasts (§2.1). */
export function Root() {
  const { shown } = useToasts()
  const status = usePageStatus()
  const from = dataFrom.use()
  const { pathname } = useLocation()
  useNewScreen(pathname)
  const leaving = usePaymentExit(pathname)
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary resetKey={pathname}>{leaving ? fullScreenFallback : <Screen />}</ErrorBoundary>
      <StatusBanner status={status} dataFrom={status === 'offline' ? from() : null} onReload={reload} />
      <ToastStack toasts={shown} onDismiss={dismissToast} />
    </LinkProvider>
  )
}

/**
 * Leaves the document behind with the screens of payment, however they are left: what is loaded anew is without the
 * payment provider's script. Gives whether that is under way; no screen is drawn then.
 */
function usePaymentExit(pathname: string): boolean {
  const leaving = hasPaymentScript() && !isPaymentScreen(pathname)
  useEffect(() => {
    if (leaving) reload()
  }, [leaving])
  return leaving
}

/**
 * A new screen begins at its top, with the focus on its heading, which screen readers then read out. On Back and Forward
 * the browser restores the scroll position.
 */
function useNewScreen(pathname: string) {
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  // Before the first picture, which would otherwise show the new screen scrolled as far as the one before it.
  useLayoutEffect(() => {
    if (navigation === 'PUSH') window.scrollTo(0, 0)
    if (shown.current !== pathname) focusHeading()
    shown.current = pathname
    // Only another path is another screen; another page of a list, which is in the query, is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}
