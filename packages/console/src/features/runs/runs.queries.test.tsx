import { configure } from '@quarterdeck/api'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queryClient } from '../../lib/queryClient'
import { customJobTemplatesQuery, prepareRuns } from './runs.queries'

test('what can be run is read ahead, but not where it is drawn and has failed', async () => {
  const read: string[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ url }) => {
      read.push(new URL(url).pathname)
      return Response.json({}, { status: 400 })
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useQuery(customJobTemplatesQuery('organization')), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  const [jobs] = read.splice(0)
  await act(() => prepareRuns('organization'))
  expect(read).not.toContain(jobs)
  expect(read).toHaveLength(1)
  expect(result.current.isError).toBe(true)
  await prepareRuns('cluster')
  expect(read).toHaveLength(3)
})
