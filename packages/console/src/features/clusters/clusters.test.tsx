import { configure } from '@quarterdeck/api'
import { clusterHealthy, clusterPaused, workflowOfCluster } from '@quarterdeck/sandbox/fixtures'
import { clusterSettingsValues, clusterValues } from '@quarterdeck/ui/clusters'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { dismissToast, useToasts } from '../../lib/toasts'
import { writesUnderWay } from '../../lib/writes'
import {
  changeLists,
  clustersQuery,
  clusterWorkflowsQuery,
  useArchiveCluster,
  useCluster,
  useCreateCluster,
  useUpdateCluster,
  useUpdateClusterConfig,
} from './clusters.queries'
import { Component as Clusters } from './clusters.route'
import { useScheduling, useUnarchive } from './useClusterSwitches'

const SECRET = 'top-secret-token'
const newCluster = {
  name: 'osl-1',
  dashboard_url: 'https://dashboard.osl-1.example',
  region: 'eu-north-1',
  domain: 'osl-1.example',
  priority: 50,
  kubeconfig: SECRET,
} as const

/** A platform that holds every answer back until the test releases it; the calls are kept in their order. */
function platform() {
  const calls: {
    method: string
    path: string
    query: URLSearchParams
    body: Promise<unknown>
    answer: (body: unknown, status?: number) => void
  }[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: (request) =>
      new Promise((resolve) =>
        calls.push({
          method: request.method,
          path: new URL(request.url).pathname,
          query: new URL(request.url).searchParams,
          body: request.method === 'GET' ? Promise.resolve(null) : request.json(),
          answer: (body, status = 200) => resolve(Response.json(body, { status })),
        }),
      ),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const sent = (method: string) => calls.filter((call) => call.method === method)
  return { calls, sent, queryClient, wrapper }
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

test('two presses in one tick send one change, also after the screen was left and opened again', async () => {
  const { sent, wrapper } = platform()
  const { result, unmount } = renderHook(() => useScheduling(), { wrapper })
  act(() => {
    result.current.set(clusterHealthy, false)
    result.current.set(clusterHealthy, true)
    result.current.set(clusterPaused, true)
  })
  await settle()
  expect(sent('GET')).toHaveLength(1)
  sent('GET')[0]?.answer([clusterHealthy, { ...clusterPaused, enabled: true }])
  await settle()
  expect(sent('PATCH').map(({ path }) => path.split('/').at(-1))).toEqual([
    clusterPaused.id,
    clusterHealthy.id,
  ])
  expect(result.current.asked.get(clusterHealthy.id)).toBe(false)

  unmount()
  const again = renderHook(() => useScheduling(), { wrapper })
  act(() => again.result.current.set(clusterHealthy, true))
  await settle()
  expect(sent('PATCH')).toHaveLength(2)
  expect(again.result.current.asked.get(clusterHealthy.id)).toBe(false)

  for (const { answer } of sent('PATCH')) answer(clusterHealthy)
  await settle()
  expect(again.result.current.asked.size).toBe(0)
})

test('a list that was requested before the switch was pressed does not turn it back', async () => {
  const { calls, sent, wrapper } = platform()
  const { result } = renderHook(() => ({ scheduling: useScheduling(), list: useQuery(clustersQuery()) }), {
    wrapper,
  })
  await settle()
  calls[0]?.answer([clusterPaused])
  await waitFor(() => expect(result.current.list.data).toHaveLength(1))

  act(() => void result.current.list.refetch())
  act(() => result.current.scheduling.set(clusterPaused, true))
  await settle()
  sent('PATCH')[0]?.answer({ ...clusterPaused, enabled: true })
  await waitFor(() => expect(result.current.scheduling.asked.size).toBe(0))
  sent('GET')[1]?.answer([clusterPaused])
  await settle()
  expect(result.current.list.data?.[0]?.enabled).toBe(true)
})

test('a new cluster shows as unhealthy, whatever the platform says, and its kubeconfig is not cached', async () => {
  const { sent, queryClient, wrapper } = platform()
  const list = renderHook(() => useQuery(clustersQuery()), { wrapper })
  const { result, unmount } = renderHook(() => useCreateCluster(), { wrapper })
  await settle()
  sent('GET')[0]?.answer([{ ...clusterHealthy, kubeconfig: SECRET }])
  await waitFor(() => expect(list.result.current.data).toHaveLength(1))

  let done: Promise<boolean> | undefined
  act(() => void (done = result.current.write(newCluster)))
  await settle()
  sent('POST')[0]?.answer({ ...clusterPaused, name: 'osl-1', healthy: true, kubeconfig: SECRET })
  await act(async () => expect(await done).toBe(true))
  await settle()
  expect(list.result.current.data?.map(({ name, healthy }) => [name, healthy])).toEqual([
    ['osl-1', false],
    [clusterHealthy.name, true],
  ])
  unmount()
  await settle()
  const cached = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain(SECRET)
  expect(JSON.stringify(writesUnderWay())).not.toContain(SECRET)
})

test('of an archived cluster that is opened it says when it takes new namespaces', async () => {
  const { sent, wrapper } = platform()
  const { result } = renderHook(() => ({ scheduling: useScheduling(), toasts: useToasts().shown }), {
    wrapper,
  })
  onTestFinished(() => act(() => result.current.toasts.forEach(({ id }) => dismissToast(id))))
  act(() => result.current.scheduling.set(clusterPaused, true))
  await settle()
  sent('PATCH')[0]?.answer({ ...clusterPaused, archived: true, enabled: true })
  await waitFor(() =>
    expect(result.current.toasts.at(-1)?.message).toBe('It takes new namespaces once it is unarchived.'),
  )
})

test('Undo of what was switched off sends the opposite, as a write of its own, which has no Undo', async () => {
  const { sent, wrapper } = platform()
  const { result } = renderHook(() => ({ scheduling: useScheduling(), toasts: useToasts().shown }), {
    wrapper,
  })
  act(() => result.current.scheduling.set(clusterHealthy, false))
  await settle()
  sent('GET')[0]?.answer([clusterHealthy, { ...clusterPaused, enabled: true }])
  await settle()
  sent('PATCH')[0]?.answer({ ...clusterHealthy, enabled: false })
  await waitFor(() =>
    expect(result.current.toasts.at(-1)?.title).toBe(`Scheduling of ${clusterHealthy.name} switched off`),
  )

  act(() => {
    const action = result.current.toasts.at(-1)?.action
    if (action && 'onPress' in action) action.onPress()
  })
  expect(result.current.scheduling.asked.get(clusterHealthy.id)).toBe(true)
  await settle()
  expect(await sent('PATCH')[1]?.body).toEqual({ scheduling_enabled: true })
  sent('PATCH')[1]?.answer(clusterHealthy)
  await waitFor(() =>
    expect(result.current.toasts.at(-1)?.title).toBe(`Scheduling of ${clusterHealthy.name} switched on`),
  )
  // Its Undo could close the last cluster that takes namespaces, without the question.
  expect(result.current.toasts.at(-1)).not.toHaveProperty('action')
})

/** Gives the toasts in view. */
function watchToasts() {
  const { result } = renderHook(() => useToasts().shown)
  // What stands is counted and not shown again: the next test would not see its own.
  onTestFinished(() => act(() => result.current.forEach(({ id }) => dismissToast(id))))
  return () => result.current
}

test('a switch whose answer says that the cluster is archived moves it there, and says who did it', async () => {
  const toasts = watchToasts()
  const { sent, queryClient, wrapper } = platform()
  const { result } = renderHook(() => ({ scheduling: useScheduling(), list: useQuery(clustersQuery()) }), {
    wrapper,
  })
  await settle()
  sent('GET')[0]?.answer([clusterHealthy, clusterPaused])
  await waitFor(() => expect(result.current.list.data).toHaveLength(2))
  queryClient.setQueryData(clustersQuery({ archived: true }).queryKey, [])

  act(() => result.current.scheduling.set(clusterPaused, true))
  await settle()
  sent('PATCH')[0]?.answer({ ...clusterPaused, enabled: true, archived: true })
  await waitFor(() => expect(result.current.list.data?.map(({ id }) => id)).toEqual([clusterHealthy.id]))
  expect(toasts().find(({ title }) => title === `${clusterPaused.name} is archived`)).toMatchObject({
    type: 'warning',
    message: 'Somebody archived it meanwhile. Its scheduling is on. It is under Show Archived.',
  })
})

const change = { backend_image: 'backend:9' }
const saves = [
  {
    what: 'a save',
    told: 'Cluster updated',
    said: 'The change was saved.',
    useSave: () => {
      const { save } = useUpdateCluster(clusterHealthy.id, clusterHealthy)
      const before = clusterValues(clusterHealthy)
      const body = { ...clusterHealthy, dashboard_url: clusterHealthy.dashboard, ...change }
      return () => save(body, { before, yours: { ...before, ...change } })
    },
  },
  {
    what: 'advanced settings',
    told: 'Advanced settings saved',
    said: 'The settings were saved.',
    useSave: () => {
      const { save } = useUpdateClusterConfig(clusterHealthy.id, clusterHealthy)
      const before = clusterSettingsValues(clusterHealthy)
      return () => save({ ...clusterHealthy, ...change }, { before, yours: { ...before, ...change } })
    },
  },
]

test.each(saves)('$what is told in a toast, also where its dialog was left', async ({ told, useSave }) => {
  const toasts = watchToasts()
  const { sent, wrapper } = platform()
  const { result, unmount } = renderHook(useSave, { wrapper })
  act(() => void result.current())
  await settle()
  sent('GET').at(-1)?.answer([clusterHealthy])
  await settle()
  unmount()
  const [write] = [...sent('PUT'), ...sent('PATCH')]
  write?.answer({ ...clusterHealthy, ...change })
  await waitFor(() =>
    expect(toasts().map(({ type, title }) => ({ type, title }))).toEqual([{ type: 'success', title: told }]),
  )
})

const archivedMeanwhile = saves.flatMap((one) => [
  { ...one, when: 'is archived meanwhile', isReadBefore: false },
  { ...one, when: 'has left the list before it', isReadBefore: true },
])

test.each(archivedMeanwhile)(
  '$what of a cluster that $when does the same',
  async ({ said, useSave, isReadBefore }) => {
    const toasts = watchToasts()
    const { sent, wrapper } = platform()
    const { result } = renderHook(() => ({ save: useSave(), list: useQuery(clustersQuery()) }), { wrapper })
    await settle()
    sent('GET')[0]?.answer([clusterHealthy])
    await waitFor(() => expect(result.current.list.data).toHaveLength(1))
    if (isReadBefore) {
      act(() => void result.current.list.refetch())
      sent('GET').at(-1)?.answer([])
      await settle()
    }
    expect(result.current.list.data).toHaveLength(isReadBefore ? 0 : 1)
    act(() => void result.current.save())
    await settle()
    sent('GET').at(-1)?.answer([])
    await settle()
    sent('GET')
      .at(-1)
      ?.answer([{ ...clusterHealthy, archived: true }])
    await settle()
    const [write] = [...sent('PUT'), ...sent('PATCH')]
    write?.answer({ ...clusterHealthy, ...change, archived: true })
    await waitFor(() => expect(result.current.list.data).toEqual([]))
    await waitFor(() => expect(toasts()).toMatchObject([{ type: 'warning' }]))
    expect(toasts().at(-1)?.message).toContain(said)
  },
)

test('a cluster that leaves the list while it is edited stays until the archived ones have been read', async () => {
  const { sent, queryClient, wrapper } = platform()
  // Both were read before the cluster was archived.
  queryClient.setQueryData(clustersQuery().queryKey, [clusterHealthy])
  queryClient.setQueryData(clustersQuery({ archived: true }).queryKey, [])
  const found: (string | undefined)[] = []
  renderHook(
    () => {
      const { cluster } = useCluster(clusterHealthy.id)
      found.push(cluster.state === 'ready' ? cluster.data?.region : cluster.state)
    },
    { wrapper },
  )
  void queryClient.invalidateQueries(clustersQuery())
  await settle()
  sent('GET')[0]?.answer([])
  await settle()
  sent('GET')[1]?.answer([{ ...clusterHealthy, archived: true, region: 'elsewhere' }])
  await waitFor(() => expect(found.at(-1)).toBe('elsewhere'))
  expect([...new Set(found)]).toEqual([clusterHealthy.region, 'elsewhere'])
})

test('so it does where they cannot be read; where neither list has it, it is gone', async () => {
  const { sent, queryClient, wrapper } = platform()
  queryClient.setQueryData(clustersQuery().queryKey, [clusterHealthy])
  const { result } = renderHook(() => useCluster(clusterHealthy.id).cluster, { wrapper })
  void queryClient.invalidateQueries(clustersQuery())
  await settle()
  sent('GET')[0]?.answer([])
  await settle()
  sent('GET')[1]?.answer({}, 500)
  await settle()
  expect(result.current).toMatchObject({ state: 'ready', data: { name: clusterHealthy.name } })
  void queryClient.invalidateQueries(clustersQuery({ archived: true }))
  await settle()
  sent('GET')[2]?.answer([])
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', data: null }))
})

test('one that was added since the active list was read is found, and a known one is not read anew', async () => {
  const { sent, queryClient, wrapper } = platform()
  queryClient.setQueryData(clustersQuery().queryKey, [clusterHealthy])
  const of = (id: string) => renderHook(() => useCluster(id).cluster, { wrapper }).result
  expect(of(clusterHealthy.id).current).toMatchObject({ state: 'ready', data: { id: clusterHealthy.id } })
  await settle()
  expect(sent('GET')).toEqual([])
  const added = of(clusterPaused.id)
  await settle()
  sent('GET')
    .find(({ path }) => path.includes('archived'))
    ?.answer([])
  await settle()
  expect(added.current).toMatchObject({ state: 'loading' })
  sent('GET')
    .find(({ path }) => !path.includes('archived'))
    ?.answer([clusterHealthy, clusterPaused])
  await waitFor(() => expect(added.current).toMatchObject({ state: 'ready', data: { id: clusterPaused.id } }))
})

/** What an edit of a cluster begins from, where the list was read so many milliseconds ago. */
function startEdit(age: number) {
  const world = platform()
  const updatedAt = Date.now() - age
  world.queryClient.setQueryData(clustersQuery().queryKey, [clusterHealthy], { updatedAt })
  const { result } = renderHook(() => useCluster(clusterHealthy.id, { toEdit: true }), {
    wrapper: world.wrapper,
  })
  return { ...world, result }
}

test('an edit begins from the cluster as it is when it is opened', async () => {
  const { sent, result } = startEdit(12_000)
  expect(result.current).toEqual({ cluster: { state: 'loading' }, began: undefined })
  await settle()
  sent('GET')[0]?.answer([{ ...clusterHealthy, region: 'elsewhere' }])
  await waitFor(() => expect(result.current.began?.region).toBe('elsewhere'))
  expect(result.current.cluster).toMatchObject({ state: 'ready', data: { region: 'elsewhere' } })
  expect(sent('GET')).toHaveLength(1)
})

test('what was read a moment ago may stand', async () => {
  const { sent, result } = startEdit(1000)
  expect(result.current.cluster).toMatchObject({ state: 'ready', data: { id: clusterHealthy.id } })
  await settle()
  expect(sent('GET')).toEqual([])
})

test('an edit does not begin from what could not be read anew', async () => {
  const { sent, result } = startEdit(12_000)
  await settle()
  sent('GET')[0]?.answer({}, 500)
  await waitFor(() => expect(result.current.cluster.state).toBe('error'))
  expect(result.current.began).toBeUndefined()
})

test('nor from a list that only a change of another cluster touched while it was read', async () => {
  const { sent, queryClient, result } = startEdit(12_000)
  await settle()
  await act(() => changeLists(queryClient, clustersQuery().queryKey, (list) => [...list, clusterPaused]))
  await settle()
  expect(result.current).toEqual({ cluster: { state: 'loading' }, began: undefined })
  sent('GET')
    .at(-1)
    ?.answer([{ ...clusterHealthy, region: 'elsewhere' }])
  await waitFor(() => expect(result.current.began?.region).toBe('elsewhere'))
})

test('an answer that shows the cluster as active says that it is not archived, and leaves it in the list', async () => {
  const toasts = watchToasts()
  const { sent, wrapper } = platform()
  const { result } = renderHook(
    () => ({ archive: useArchiveCluster(clusterHealthy.id), list: useQuery(clustersQuery()) }),
    {
      wrapper,
    },
  )
  await settle()
  sent('GET')[0]?.answer([clusterHealthy])
  await waitFor(() => expect(result.current.list.data).toHaveLength(1))
  act(() => void result.current.archive.write(clusterHealthy))
  await settle()
  sent('DELETE')[0]?.answer({ ...clusterHealthy, archived: false })
  await waitFor(() =>
    expect(toasts().at(-1)).toMatchObject({
      type: 'warning',
      title: `${clusterHealthy.name} is not archived`,
    }),
  )
  expect(result.current.list.data).toHaveLength(1)
})

test('an answer that shows the cluster as archived says so, and leaves it among the archived', async () => {
  const toasts = watchToasts()
  const { sent, wrapper } = platform()
  const { result } = renderHook(
    () => ({ bringBack: useUnarchive(), list: useQuery(clustersQuery({ archived: true })) }),
    { wrapper },
  )
  await settle()
  sent('GET')[0]?.answer([{ ...clusterHealthy, archived: true }])
  await waitFor(() => expect(result.current.list.data).toHaveLength(1))
  act(() => result.current.bringBack.unarchive(clusterHealthy))
  await settle()
  sent('POST')[0]?.answer({ ...clusterHealthy, archived: true })
  await waitFor(() =>
    expect(toasts().at(-1)).toMatchObject({
      type: 'warning',
      title: `${clusterHealthy.name} is still archived`,
    }),
  )
  expect(result.current.list.data).toHaveLength(1)
})

test('an answer that shows the switch as it was says so, and offers no Undo', async () => {
  const toasts = watchToasts()
  const { sent, wrapper } = platform()
  const { result } = renderHook(() => useScheduling(), { wrapper })
  act(() => result.current.set(clusterHealthy, false))
  await settle()
  sent('GET')[0]?.answer([clusterHealthy, { ...clusterPaused, enabled: true }])
  await settle()
  sent('PATCH')[0]?.answer({ ...clusterHealthy, enabled: true })
  await waitFor(() =>
    expect(toasts().at(-1)).toMatchObject({
      type: 'warning',
      title: `Scheduling of ${clusterHealthy.name} is on`,
    }),
  )
  expect(toasts().at(-1)).not.toHaveProperty('action')
})

/** The screen with these clusters. */
async function openScreen(...clusters: object[]) {
  const world = platform()
  const { unmount } = render(
    <MemoryRouter>
      <world.wrapper>
        <Clusters />
      </world.wrapper>
    </MemoryRouter>,
  )
  await settle()
  world.sent('GET')[0]?.answer(clusters)
  await screen.findByRole('switch', { name: `Scheduling of ${clusterHealthy.name}` })
  /** Presses the switch of a cluster that is on; the list, which is read anew before, has these clusters `now`. */
  async function switchOff({ name }: { name: string }, now = clusters) {
    fireEvent.click(screen.getByRole('switch', { name: `Scheduling of ${name}` }))
    await settle()
    world.sent('GET').at(-1)?.answer(now)
    await settle()
  }
  return { ...world, switchOff, leave: unmount }
}

test('the last cluster that takes namespaces is switched off after a question only', async () => {
  const toasts = watchToasts()
  const { sent, switchOff } = await openScreen(clusterHealthy, clusterPaused)
  await switchOff(clusterHealthy)
  const question = await screen.findByRole('alertdialog', {
    name: `Switch off scheduling of ${clusterHealthy.name}?`,
  })
  expect(question).toHaveTextContent('It is the last cluster that takes new namespaces.')
  expect(sent('PATCH')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }))
  await settle()
  expect(sent('PATCH')).toHaveLength(1)
  sent('PATCH')[0]?.answer({ ...clusterHealthy, enabled: false })
  await waitFor(() =>
    expect(toasts().at(-1)).toMatchObject({
      title: `Scheduling of ${clusterHealthy.name} switched off`,
      message: 'The namespaces on it stay and run on. No cluster takes new ones now.',
      action: { label: 'Undo' },
    }),
  )
})

test('the switch shows off at once, while the list is read anew', async () => {
  const { sent } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  const scheduling = screen.getByRole('switch', { name: `Scheduling of ${clusterHealthy.name}` })
  fireEvent.click(scheduling)
  await settle()
  expect(scheduling).not.toBeChecked()
  expect(scheduling).toHaveAttribute('aria-busy', 'true')
  expect(sent('PATCH')).toEqual([])
  sent('GET').at(-1)?.answer({}, 500)
  await settle()
  expect(sent('PATCH')).toHaveLength(1)
  sent('PATCH')[0]?.answer({ ...clusterHealthy, enabled: false })
  await waitFor(() => expect(writesUnderWay()).toEqual([]))
  expect(scheduling).not.toBeChecked()
})

test('where the screen was left before the question could be asked, it is told that nothing was changed', async () => {
  const toasts = watchToasts()
  const { sent, leave } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  fireEvent.click(screen.getByRole('switch', { name: `Scheduling of ${clusterHealthy.name}` }))
  leave()
  await settle()
  sent('GET').at(-1)?.answer([clusterHealthy, clusterPaused])
  await waitFor(() =>
    expect(toasts().at(-1)).toMatchObject({
      type: 'info',
      title: `Scheduling of ${clusterHealthy.name} was not changed`,
      message: 'It is the last cluster that takes new namespaces.',
    }),
  )
  expect(sent('PATCH')).toEqual([])
})

test('a cluster that another admin archived is told to be archived when its switch is turned off', async () => {
  const toasts = watchToasts()
  const { sent, switchOff } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  await switchOff(clusterHealthy, [{ ...clusterPaused, enabled: true }])
  expect(screen.queryByRole('switch', { name: `Scheduling of ${clusterHealthy.name}` })).toBeNull()
  sent('PATCH')[0]?.answer({ ...clusterHealthy, enabled: false, archived: true })
  await waitFor(() =>
    expect(toasts().find(({ title }) => title === `${clusterHealthy.name} is archived`)).toMatchObject({
      type: 'warning',
      message: 'Somebody archived it meanwhile. Its scheduling is off. It is under Show Archived.',
    }),
  )
})

test('of two that take namespaces, the second asks while the first is being switched off', async () => {
  const { sent, switchOff } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  await switchOff(clusterPaused)
  await switchOff(clusterHealthy)
  await screen.findByRole('alertdialog', { name: `Switch off scheduling of ${clusterHealthy.name}?` })
  expect(sent('PATCH').map(({ path }) => path.split('/').at(-1))).toEqual([clusterPaused.id])
  sent('PATCH')[0]?.answer(clusterPaused)
  await waitFor(() => expect(writesUnderWay()).toEqual([]))
})

test('of two that take namespaces, the second asks while the first is being archived', async () => {
  const { sent, wrapper, switchOff } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  const archiving = renderHook(() => useArchiveCluster(clusterPaused.id), { wrapper })
  act(() => void archiving.result.current.write(clusterPaused))
  await settle()
  await switchOff(clusterHealthy)
  await screen.findByRole('alertdialog', { name: `Switch off scheduling of ${clusterHealthy.name}?` })
  expect(sent('PATCH')).toEqual([])
  sent('DELETE')[0]?.answer({ ...clusterPaused, archived: true })
  await waitFor(() => expect(writesUnderWay()).toEqual([]))
})

test('a cluster that has become the last since the list was read asks too', async () => {
  const { sent, switchOff } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  await switchOff(clusterHealthy, [clusterHealthy, clusterPaused])
  await screen.findByRole('alertdialog', { name: `Switch off scheduling of ${clusterHealthy.name}?` })
  expect(sent('PATCH')).toEqual([])
})

test('so does archiving it', async () => {
  const { sent } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${clusterHealthy.name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).not.toHaveTextContent('It is the last cluster')
  const read = sent('GET').findLast(({ path }) => path.endsWith('/clusters'))
  read?.answer([clusterHealthy, clusterPaused])
  await waitFor(() => expect(question).toHaveTextContent('It is the last cluster that takes new namespaces.'))
})

test('how archiving of one cluster ends is told in a toast, and not in the question about another one', async () => {
  const toasts = watchToasts()
  const { sent, wrapper } = platform()
  const first = renderHook(() => useArchiveCluster(clusterHealthy.id), { wrapper })
  act(() => void first.result.current.write(clusterHealthy))
  await settle()
  first.unmount()
  const second = renderHook(() => useArchiveCluster(clusterPaused.id), { wrapper })
  expect(second.result.current.busy).toBe(false)
  sent('DELETE')[0]?.answer({ error: { message: 'It has namespaces' } }, 409)
  await waitFor(() => expect(toasts().at(-1)?.title).toBe('Failed to archive cluster. Please try again.'))
  expect(second.result.current.failure).toBeUndefined()
})

test('of two that are switched off before the list is read anew, the second asks', async () => {
  const { sent } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  fireEvent.click(screen.getByRole('switch', { name: `Scheduling of ${clusterPaused.name}` }))
  fireEvent.click(screen.getByRole('switch', { name: `Scheduling of ${clusterHealthy.name}` }))
  await settle()
  for (const { answer } of sent('GET').slice(1)) answer([clusterHealthy, { ...clusterPaused, enabled: true }])
  await screen.findByRole('alertdialog', { name: `Switch off scheduling of ${clusterHealthy.name}?` })
  expect(sent('PATCH').map(({ path }) => path.split('/').at(-1))).toEqual([clusterPaused.id])
  sent('PATCH')[0]?.answer(clusterPaused)
  await waitFor(() => expect(writesUnderWay()).toEqual([]))
})

test('a list that is read for one switch does not turn back another one', async () => {
  const clusters = [clusterHealthy, { ...clusterPaused, enabled: true }]
  const { sent } = await openScreen(...clusters)
  const paused = screen.getByRole('switch', { name: `Scheduling of ${clusterPaused.name}` })
  fireEvent.click(paused)
  fireEvent.click(screen.getByRole('switch', { name: `Scheduling of ${clusterHealthy.name}` }))
  await settle()
  sent('GET')[1]?.answer(clusters)
  await settle()
  sent('PATCH')[0]?.answer(clusterPaused)
  await waitFor(() => expect(paused).not.toHaveAttribute('aria-busy'))
  sent('GET')[2]?.answer(clusters)
  await screen.findByRole('alertdialog', { name: `Switch off scheduling of ${clusterHealthy.name}?` })
  expect(paused).not.toBeChecked()
})

test('one of several is switched off without a question', async () => {
  const { sent, switchOff } = await openScreen(clusterHealthy, { ...clusterPaused, enabled: true })
  await switchOff(clusterHealthy)
  expect(sent('PATCH')).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

const ownWorkflow = { ...workflowOfCluster, cluster_id: clusterHealthy.id, cluster_name: 'fra-1' }
const workflowsOfSimilar = (page: number) =>
  Array.from({ length: 100 }, (_, index) => ({
    ...ownWorkflow,
    workflow_id: `w${page}-${index}`,
    cluster_id: clusterPaused.id,
    cluster_name: 'fra-10',
  }))
const pageOf = (data: object[], totalPages: number) => ({
  data,
  pagination: { total: totalPages * 100, totalPages },
})

test('workflows of a cluster are not those of one with a similar name', async () => {
  const { sent, queryClient } = platform()
  const read = queryClient.fetchQuery(clusterWorkflowsQuery(clusterHealthy.id, 'fra-1', false))
  await settle()
  const similar = { ...ownWorkflow, workflow_id: 'w2', cluster_id: clusterPaused.id, cluster_name: 'fra-10' }
  const named = { ...ownWorkflow, workflow_id: 'w3', cluster_id: null }
  const similarNamed = { ...similar, workflow_id: 'w4', cluster_id: null }
  sent('GET')[0]?.answer([similar, ownWorkflow, named, similarNamed])
  const { found, among } = await read
  expect(found.map(({ workflow_id }) => workflow_id)).toEqual([ownWorkflow.workflow_id, 'w3'])
  expect(among).toBeUndefined()
})

test('workflows of a cluster are looked for behind those of others', async () => {
  const { sent, queryClient } = platform()
  const read = queryClient.fetchQuery(clusterWorkflowsQuery(clusterHealthy.id, 'fra-1', false))
  await settle()
  sent('GET')[0]?.answer(pageOf(workflowsOfSimilar(1), 3))
  await settle()
  // What came meanwhile has pushed the last one on to the next page, too.
  sent('GET')[1]?.answer(pageOf([...workflowsOfSimilar(2).slice(1), ownWorkflow], 3))
  await settle()
  sent('GET')[2]?.answer(pageOf([ownWorkflow], 3))
  expect(await read).toMatchObject({ found: [{ workflow_id: ownWorkflow.workflow_id }] })
  expect(sent('GET').map(({ query }) => [query.get('cluster_name'), query.get('page')])).toEqual([
    ['fra-1', '1'],
    ['fra-1', '2'],
    ['fra-1', '3'],
  ])
})

test('where there are too many of others, it is known among how many they were looked for', async () => {
  const { sent, queryClient } = platform()
  const read = queryClient.fetchQuery(clusterWorkflowsQuery(clusterHealthy.id, 'fra-1', false))
  for (const page of [1, 2, 3, 4, 5]) {
    await settle()
    sent('GET')[page - 1]?.answer(pageOf(workflowsOfSimilar(page), 9))
  }
  expect(await read).toEqual({ found: [], among: 500 })
})

test('a platform that can is asked for the workflows of this cluster alone', async () => {
  const { sent, queryClient } = platform()
  const read = queryClient.fetchQuery(clusterWorkflowsQuery(clusterHealthy.id, 'fra-1', true))
  await settle()
  expect(sent('GET')[0]?.query.get('cluster_id')).toBe(clusterHealthy.id)
  sent('GET')[0]?.answer(pageOf([ownWorkflow], 1))
  expect((await read).found).toHaveLength(1)
})
