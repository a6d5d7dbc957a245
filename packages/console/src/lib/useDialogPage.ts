import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { pageFrom, pageText, withValues } from './listSearch'
import { paths } from './paths'

const KEY = 'dialog_page'

/**
 * The page of the list in an entity dialog, from the address: it stands again when somebody comes back from a dialog that
 * was opened from there. Turning pages adds nothing to the history, since Back closes the dialog (§14.13).
 */
export function useDialogPage() {
  const [query, setQuery] = useSearchParams()
  const { pathname, state } = useLocation()
  const show = useCallback(
    (page: number) =>
      setQuery(
        (before) => withPage(before, page),
        // The state says how the dialog was opened, which is how it is closed.
        { replace: true, state: state as unknown },
      ),
    [setQuery, state],
  )
  /** The address of a page of the list, for a link. */
  const pageHref = useCallback(
    (page: number) => paths.within(pathname, withPage(query, page)),
    [pathname, query],
  )
  return { page: pageFrom(query.get(KEY)), show, pageHref }
}

const withPage = (before: URLSearchParams, page: number) => withValues(before, { [KEY]: pageText(page) })
