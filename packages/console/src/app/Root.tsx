import { GlobalStyle } from '@quarterdeck/ui/tokens'
import { LinkProvider, ToastStack } from '@quarterdeck/ui/primitives'
import { useEffect } from 'react'
import { useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { dismissToast, useToasts } from '../lib/toasts'
import { ErrorBoundary } from './ErrorBoundary'
import { RouterLink } from './RouterLink'
import { routes } from './routes'

/** The frame of every screen: base styles, how links navigate, toasts (§2.1). */
export function Root() {
  const { shown } = useToasts()
  const { pathname } = useLocation()
  useScrollToTop(pathname)
  return (
    <LinkProvider component={RouterLink}>
      <GlobalStyle />
      <ErrorBoundary resetKey={pathname}>{useRoutes(routes)}</ErrorBoundary>
      <ToastStack toasts={shown} onDismiss={dismissToast} />
    </LinkProvider>
  )
}

/** A new screen begins at its top; on Back and Forward the browser restores the scroll position. */
function useScrollToTop(pathname: string) {
  const navigation = useNavigationType()
  useEffect(() => {
    if (navigation === 'PUSH') window.scrollTo(0, 0)
    // Only another path scrolls to the top; another page of a list, which is in the query, does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}
