import { useMemo, type ReactElement } from 'react'
import { matchRoutes, renderMatches, useLocation, type RouteObject } from 'react-router-dom'

/**
 * The screen at the address, of a table of routes whose paths are relative to `base`. It is looked up anew for another path
 * alone: whoever opens a dialog or turns a page, which is in the query, does not wait for that.
 */
export function useScreen(routes: RouteObject[], base?: string): ReactElement | null {
  const { pathname } = useLocation()
  return useMemo(() => renderMatches(matchRoutes(routes, pathname, base)), [routes, pathname, base])
}
