import { configure } from '@quarterdeck/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { startWrite } from '../../lib/useWrite'
import { jobWrite, useJobAction } from './jobs.queries'

test('why a job was not restarted stays while others are, alone or as one of many', async () => {
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ url }) =>
      url.includes('/fine/')
        ? Response.json({ job_id: 'fine', status: 'pending' })
        : Response.json({ error: { message: 'its cluster is archived' } }, { status: 401 }),
  })
  const client = new QueryClient()
  const { result } = renderHook(useJobAction, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const order = (job_id: string) => ({ action: 'restart', job: { job_id, source: 'organization' } }) as const
  const asOneOfMany = (job_id: string) =>
    startWrite({ ...jobWrite(client), tell: () => {} }, { ...order(job_id), together: true })

  await act(async () => void (await result.current.write(order('refused'))))
  expect(result.current.failure?.reason).toBe('Its cluster is archived.')
  for (const sent of [
    () => result.current.write(order('fine')),
    () => asOneOfMany('fine'),
    () => asOneOfMany('refused too'),
  ]) {
    await act(async () => void (await sent()))
    expect(result.current.failed?.job.job_id).toBe('refused')
  }
})
