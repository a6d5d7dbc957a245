import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListSearch, withListSearch, type ListSearch } from './listSearch'
import { paths } from './paths'
import { usePageAddress } from './useDialog'

/** A list's search and page from the address, and how to change them. Other parts of the address stay. */
export function useListSearch() {
  const [query, setQuery] = useSearchParams()
  const list = readListSearch(query)

  const change = useCallback(
    (next: Partial<ListSearch>, options?: { replace?: boolean }) =>
      setQuery((before) => withListSearch(before, next), { ...options, preventScrollReset: true }),
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
