import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListSearch, type ListSearch } from './listSearch'

/** A list's search and page from the address, and how to change them. Other parts of the address stay. */
export function useListSearch() {
  const [query, setQuery] = useSearchParams()
  const list = readListSearch(query)

  const change = useCallback(
    (next: Partial<ListSearch>, options?: { replace?: boolean }) =>
      setQuery(
        (before) => {
          const { search, page } = { ...readListSearch(before), ...next }
          const after = new URLSearchParams(before)
          if (search) after.set('search', search)
          else after.delete('search')
          if (page > 1) after.set('page', String(page))
          else after.delete('page')
          return after
        },
        { ...options, preventScrollReset: true },
      ),
    [setQuery],
  )
  return { ...list, change }
}
