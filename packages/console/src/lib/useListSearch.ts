import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListSearch, withListSearch, type ListSearch } from './listSearch'
import { paths } from './paths'
import { usePageAddress } from './useDialog'

/** What ends a visit of the search field: another place has the focus, or is in view. */
const ENDS = ['focusin', 'focusout', 'popstate']

/**
 * A list's search and page from the address, and how to change them. Other parts of the address stay. What is searched for
 * in one visit of the field is one entry of the history.
 */
export function useListSearch() {
  const [query, setQuery] = useSearchParams()
  const list = readListSearch(query)
  const searched = useRef(false)
  useEffect(() => {
    const end = () => void (searched.current = false)
    for (const event of ENDS) addEventListener(event, end)
    return () => ENDS.forEach((event) => removeEventListener(event, end))
  }, [])

  const change = useCallback(
    (next: Partial<ListSearch>, { replace = next.search !== undefined && searched.current } = {}) => {
      setQuery((before) => withListSearch(before, next), { replace, preventScrollReset: true })
      if (next.search !== undefined) searched.current = true
    },
    [setQuery],
  )
  const address = usePageAddress()
  /** The address of a page of the list, for a link. */
  const pageHref = useMemo(() => {
    const first = address((query) => withListSearch(query, { page: 1 }))
    return (page: number) => (page > 1 ? paths.extended(first, `page=${page}`) : first)
  }, [address])
  return { ...list, change, pageHref }
}
