import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { useListSearch } from './useListSearch'

/** contract §5: when rows disappear, the last page is shown in place of one that is gone. */
export function useLastPage(
  { isPlaceholderData, data }: Pick<UseQueryResult<{ totalPages: number }>, 'isPlaceholderData' | 'data'>,
  { page, change }: Pick<ReturnType<typeof useListSearch>, 'page' | 'change'>,
): void {
  const lastPage = isPlaceholderData ? undefined : data?.totalPages
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) change({ page: lastPage }, { replace: true })
  }, [page, lastPage, change])
}
