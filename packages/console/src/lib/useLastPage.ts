import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

type PagedQuery = Pick<UseQueryResult<{ totalPages: number }>, 'data'> &
  Partial<Pick<UseQueryResult, 'isPlaceholderData'>>

/** §14.14: when the page in the address no longer exists, because rows were removed, the last page is shown. */
export function useLastPage(
  { isPlaceholderData, data }: PagedQuery,
  page: number,
  show: (lastPage: number) => void,
): void {
  const lastPage = isPlaceholderData ? undefined : data?.totalPages
  const onPageGone = useEffectEvent(show)
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) onPageGone(lastPage)
  }, [page, lastPage])
}
