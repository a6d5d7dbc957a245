import { configure } from '@quarterdeck/api'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { latestJobsQuery, recentJobsQuery, useClusters, workflowsQuery, type JobsList } from './jobs.queries'

/** How many rows each of the screen's lists shows, and whether they are another list's. */
function useLists(list: JobsList) {
  const shown = ({
    data,
    isPlaceholderData,
  }: {
    data?: { items: readonly unknown[] }
    isPlaceholderData: boolean
  }) => data && { rows: data.items.length, isPlaceholderData }
  return [
    shown(useQuery(recentJobsQuery(list))),
    shown(useQuery(latestJobsQuery(list))),
    shown(useQuery(workflowsQuery(list))),
  ]
}

function withClient() {
  const client = new QueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}

const each = <T,>(value: T) => [value, value, value]

test('rows stay until those of another page or filter are there, and are never drawn on the other tab', async () => {
  let isAnswered = true
  configure({
    apiUrl: 'https://api.example.com',
    fetch: () =>
      isAnswered
        ? Promise.resolve(Response.json([{ job_id: 'j1', workflow_id: 'w1', status: 'running' }]))
        : new Promise(() => {}),
  })
  const initialProps: JobsList = { source: 'organization', filters: {}, page: 1 }
  const { result, rerender } = renderHook(useLists, { initialProps, wrapper: withClient() })
  await waitFor(() => expect(result.current).toEqual(each({ rows: 1, isPlaceholderData: false })))
  isAnswered = false
  rerender({ source: 'organization', filters: { job_type: 'deploy' }, page: 2 })
  expect(result.current).toEqual(each({ rows: 1, isPlaceholderData: true }))
  rerender({ source: 'cluster', filters: {}, page: 1 })
  expect(result.current).toEqual(each(undefined))
})

test.each([
  ['known', 200, { c1: 'fra-1', c2: 'dub-2' }],
  ['left out where they cannot be read', 500, { c1: 'fra-1' }],
])('the names of archived clusters are %s', async (_how, status, names) => {
  configure({
    apiUrl: 'https://api.example.com',
    fetch: ({ url }) =>
      Promise.resolve(
        url.endsWith('/archived')
          ? Response.json([{ id: 'c2', name: 'dub-2' }], { status })
          : Response.json([{ id: 'c1', name: 'fra-1' }]),
      ),
  })
  const { result } = renderHook(() => useClusters(true), { wrapper: withClient() })
  await waitFor(() => expect(result.current.settled).toBe(true))
  expect(result.current.names).toEqual(names)
})
