import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { dataFrom } from '../lib/dataFrom'
import { useFeature } from '../lib/capabilities'
import { DataFrom } from './DataFrom'

const Feature = () => <>{useFeature('overview')}</>

test('the oldest of what is in view counts, and not what is shown nowhere', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const read = (key: string, updatedAt: number) => client.setQueryData([key], ['overview'], { updatedAt })
  const now = Date.now()
  read('capabilities', now - 60_000)
  read('users', now - 20_000)
  read('plans', now - 10_000)
  const stops = ['users', 'plans'].map((key) =>
    new QueryObserver(client, { queryKey: [key] }).subscribe(() => {}),
  )
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Feature />
      <DataFrom />
    </QueryClientProvider>,
  )
  expect(dataFrom.get()()).toBe(now - 20_000)
  for (const stop of stops) stop()
  expect(dataFrom.get()()).toBeNull()
  unmount()
})
