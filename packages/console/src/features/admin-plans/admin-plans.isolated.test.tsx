import { configure, type Plan } from '@quarterdeck/api'
import { planDefault, planPlus, planPro } from '@quarterdeck/sandbox/fixtures'
import { askWorld, resetData } from '@quarterdeck/sandbox/msw'
import type { PlanAction } from '@quarterdeck/ui/admin-plans'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { dismissToast, useToasts } from '../../lib/toasts'
import { plansQuery } from '../catalogue/catalogue.queries'
import { useChangePlan, useDeletePlan } from './admin-plans.queries'
import { Component as DeletePlan } from './DeletePlan.dialog'

const plan: Plan = { ...planPro, connected_prices: null }

/** Both writes of the screen, and the toasts in view, with a platform that answers every call with this. */
function withPlatform(answer: object) {
  configure({ apiUrl: 'https://api.example.com', fetch: async () => Response.json(answer) })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => ({ ...useChangePlan(), remove: useDeletePlan(plan.id).write, toasts: useToasts().shown }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  // What stands is counted and not shown again: the next test would not see its own.
  onTestFinished(() => act(() => result.current.toasts.forEach(({ id }) => dismissToast(id))))
  /** What is said of an action, once it has ended. */
  const told = async (action: PlanAction, before: Plan) => {
    await act(async () => void (await result.current.change({ plan: before, action })))
    await waitFor(() => expect(result.current.toasts).toHaveLength(1))
    return result.current.toasts[0]
  }
  return { result, told }
}

/** By action: the flag that it sets, what is said once it is set, and whether that can be undone. */
const actions: [PlanAction, Partial<Plan>, done: string, undo: boolean][] = [
  ['deprecate', { deprecated: true }, 'Pro deprecated', true],
  ['undeprecate', { deprecated: false }, 'Pro offered again', false],
  ['set-default', { is_default: true }, 'Pro is the default now', false],
  ['unset-default', { is_default: false }, 'Pro is no longer the default', false],
]
const opposite = (change: Partial<Plan>) =>
  Object.fromEntries(Object.entries(change).map(([flag, value]) => [flag, !value]))

test.each(actions)('%s is told when it is done', async (action, change, done, undo) => {
  const { told } = withPlatform({ ...planPro, ...change })
  const toast = await told(action, { ...plan, ...opposite(change) })
  expect(toast).toMatchObject({ type: 'success', title: done })
  expect(toast?.action?.label).toBe(undo ? 'Undo' : undefined)
})

test('the default plan that is deprecated says that it is no longer the default, and offers no Undo', async () => {
  const { told } = withPlatform({ ...planPro, deprecated: true, is_default: false })
  const toast = await told('deprecate', { ...plan, is_default: true })
  expect(toast).toMatchObject({ title: 'Pro deprecated', message: 'It is no longer the default.' })
  expect(toast).not.toHaveProperty('action')
})

test.each([
  [0, 'Pro'],
  [1, '1 organization moved from Pro to Plus.'],
  [2001, '2,001 organizations moved from Pro to Plus.'],
])(
  'a plan that %i organizations held is deleted, and it is said where they are',
  async (organizations, said) => {
    const { result } = withPlatform(planPro)
    const migration = organizations ? { to: { id: 'plus', name: 'Plus' }, organizations } : undefined
    await act(async () => void (await result.current.remove({ name: plan.name, migration })))
    await waitFor(() =>
      expect(result.current.toasts).toMatchObject([
        { type: 'success', title: 'Plan deleted', message: said },
      ]),
    )
  },
)

/** A platform that holds the answer of every write back until the test gives it, by the end of its path. */
function slowPlatform() {
  const waiting = new Map<string, (body: object, status?: number) => Promise<void>>()
  configure({
    apiUrl: 'https://api.example.com',
    fetch: (request) =>
      new Promise((resolve) => {
        const { pathname } = new URL(request.url)
        waiting.set(pathname.replace('/v1/admin/plans/', ''), (body, status = 200) =>
          act(async () => resolve(Response.json(body, { status }))),
        )
      }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(plansQuery().queryKey, [plan, plus])
  const draw = <T,>(hook: () => T) =>
    renderHook(hook, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
  const { result: toasts } = draw(() => useToasts().shown)
  onTestFinished(() => act(() => toasts.current.forEach(({ id }) => dismissToast(id))))
  /** Answers a write, once it has been sent. */
  const answer = async (path: string, body: object, status?: number) => {
    await waitFor(() => expect(waiting.has(path)).toBe(true))
    await waiting.get(path)?.(body, status)
  }
  return { client, draw, toasts, answer, sent: () => [...waiting.keys()] }
}

const plus: Plan = { ...planPlus, connected_prices: null }
const pressUndo = (toasts: ReturnType<typeof useToasts>['shown']) => {
  const action = toasts.find((toast) => toast.action)?.action
  return act(async () => action && 'onPress' in action && action.onPress())
}

test('a change of one plan is undone while another plan is being changed', async () => {
  const { draw, toasts, answer, sent } = slowPlatform()
  const { result } = draw(useChangePlan)
  await act(async () => void result.current.change({ plan, action: 'deprecate' }))
  await answer(`${plan.id}/deprecate`, { ...planPro, deprecated: true })
  await act(async () => void result.current.change({ plan: plus, action: 'deprecate' }))
  await pressUndo(toasts.current)
  expect(sent()).toContain(`${plan.id}/undeprecate`)

  const flags = () => result.current.asked([plan, plus]).map(({ deprecated }) => deprecated)
  expect(flags()).toEqual([false, true])
  await answer(`${plus.id}/deprecate`, {}, 500)
  expect(flags()).toEqual([false, false])
  await answer(`${plan.id}/undeprecate`, planPro)
})

test('a change that failed puts back what it would have changed, and nothing else', async () => {
  const { client, draw, answer } = slowPlatform()
  const { result } = draw(useChangePlan)
  await act(async () => {
    void result.current.change({ plan, action: 'deprecate' })
    void result.current.change({ plan: plus, action: 'deprecate' })
  })
  await answer(`${plus.id}/deprecate`, { ...planPlus, deprecated: true })
  await answer(`${plan.id}/deprecate`, {}, 500)
  expect(result.current.changing).toBeUndefined()
  expect(client.getQueryData(plansQuery().queryKey)?.map(({ deprecated }) => deprecated)).toEqual([
    false,
    true,
  ])
})

test.each([
  [400, 'Failed to delete plan. Please try again.'],
  [404, 'The plan Pro is no longer there.'],
])(
  'how deleting one plan ends (%i) is told in a toast, and not in the dialog of another plan',
  async (status, said) => {
    const { draw, toasts, answer } = slowPlatform()
    const first = draw(() => useDeletePlan(plan.id))
    await act(async () => void first.result.current.write({ name: plan.name }))
    first.unmount()
    const second = draw(() => useDeletePlan(plus.id))
    expect(second.result.current.busy).toBe(false)
    await answer(plan.id, {}, status)
    expect(toasts.current).toMatchObject([{ title: said }])
    expect(second.result.current.failure).toBeUndefined()
  },
)

test.each([
  [planPro, ["The public page of plans sells it. It says 'No longer offered' there from now on."]],
  [planDefault, []],
])('whether everybody can buy the plan $name is said with the rest of its dialog', async ({ id }, said) => {
  onTestFinished(resetData)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  configure({
    apiUrl: 'https://platform.example',
    fetch: async (request) => {
      if (request.url.includes('/new/plan/')) await isAnswered
      return askWorld(request)
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <DeletePlan id={id} onClose={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await waitFor(() => expect(client.isFetching()).toBe(1))
  // Drawn earlier, the dialog would grow under the pointer.
  expect(screen.getByRole('button', { name: 'Delete Plan' })).toBeDisabled()
  answer()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Plan' })).toBeEnabled())
  expect(screen.queryAllByText(/public page/).map(({ textContent }) => textContent)).toEqual(said)
})

test('where a gateway lost the answer and the plan is gone, its dialog says that the outcome is unknown', async () => {
  onTestFinished(resetData)
  configure({
    apiUrl: 'https://platform.example',
    fetch: async (request) => {
      const answer = await askWorld(request)
      return request.method === 'DELETE' ? new Response('', { status: 504 }) : answer
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <DeletePlan id={plan.id} onClose={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: planPlus.id } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete Plan' }))
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
  const dialog = screen.getByRole('dialog', { name: 'Plan' })
  expect(dialog).toHaveTextContent('The server is not available (504). The outcome is unknown.')
  expect(dialog).toHaveTextContent('Look whether the plan is still in the list, which is read again.')
  expect(dialog).not.toHaveTextContent('not found')
})
