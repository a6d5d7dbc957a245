import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readListSearch, withListSearch, type ListSearch } from './listSearch'
import { paths } from './paths'
import { afterRead, awaitRead } from './preloading'
import { usePageAddress } from './useDialog'

/** What ends a visit of the search field: another place has the focus, or is in view. */
const ENDS = ['focusin', 'focusout', 'popstate']

/**
 * A list's search and page from the address, and how to change them. Other parts of the address stay. What is searched for
 * in one visit of the field is one entry of the history, or two where the second search comes while the first is waited for.
 *
 * @param prefetch reads what a search asks for. The address changes once that is there, as after a press: the screen itself
 * would read only when it has been drawn with the new address and the old rows.
 */
export function useListSearch(prefetch?: (query: URLSearchParams) => Promise<unknown>) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const list = readListSearch(query)
  const searched = useRef(false)
  const visit = useRef(0)
  useEffect(() => {
    const end = () => {
      searched.current = false
      visit.current += 1
    }
    for (const event of ENDS) addEventListener(event, end)
    return () => ENDS.forEach((event) => removeEventListener(event, end))
  }, [])

  const change = useCallback(
    (next: Partial<ListSearch>, { replace = next.search !== undefined && searched.current } = {}) => {
      const isSearch = next.search !== undefined
      const changed = (before: URLSearchParams) => {
        const after = withListSearch(before, next)
        if (isSearch && prefetch) awaitRead(prefetch(after))
        return after
      }
      // The state says how the dialog above the list was opened, which is how it is closed.
      setQuery(changed, { replace, state: replace ? (state as unknown) : null })
      // Until it has come, there is no entry that the next search could replace.
      const now = visit.current
      if (isSearch)
        afterRead(() => {
          if (visit.current === now) searched.current = true
        })
    },
    [prefetch, setQuery, state],
  )
  const address = usePageAddress()
  /** The address of a page of the list, for a link. */
  const pageHref = useMemo(() => {
    const first = address((query) => withListSearch(query, { page: 1 }))
    return (page: number) => (page > 1 ? paths.extended(first, `page=${page}`) : first)
  }, [address])
  return { ...list, change, pageHref }
}
