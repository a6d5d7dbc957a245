import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { changeData } from './changeData'
import { readAgain } from './readAgain'

test('a first read that began before a change is not taken for one after it', async () => {
  const client = new QueryClient()
  let platform = 'before'
  let answerFirst = () => {}
  const held = new Promise<void>((resolve) => void (answerFirst = resolve))
  let reads = 0
  const observer = new QueryObserver(client, {
    queryKey: ['jobs'],
    queryFn: async () => {
      const seen = platform
      if (++reads === 1) await held
      return seen
    },
  })
  const stop = observer.subscribe(() => {})
  platform = 'after'
  const again = readAgain(client, { queryKey: ['jobs'] })
  answerFirst()
  await again
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})

test('what nobody looks at, and was being read ahead, is read when somebody does', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  let platform = 'before'
  const options = { queryKey: ['jobs'], queryFn: async () => platform }
  const ahead = client.prefetchQuery(options)
  platform = 'after'
  await readAgain(client, { queryKey: ['jobs'] })
  await ahead
  expect(await client.fetchQuery(options)).toBe('after')
})

test('what was written into a list whose last read failed stays while the next one is given up', async () => {
  const client = new QueryClient()
  const queryKey = ['jobs']
  client.setQueryData(queryKey, 'failed')
  const fails = { queryKey, queryFn: () => Promise.reject(new Error('away')), retry: false }
  await expect(client.fetchQuery(fails)).rejects.toThrow('away')
  const poll = client.fetchQuery({ queryKey, queryFn: () => new Promise(() => {}) })
  const list = client.getQueryCache().find({ queryKey })
  if (list) changeData(list, 'pending')
  await readAgain(client, { queryKey })
  expect(await poll).toBe('pending')
  expect(list?.state).toMatchObject({ data: 'pending', status: 'error', fetchStatus: 'idle' })
})
