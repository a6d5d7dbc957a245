import { configure, type Plan } from '@quarterdeck/api'
import { planPro } from '@quarterdeck/sandbox/fixtures'
import type { PlanAction } from '@quarterdeck/ui/admin-plans'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { useChangePlan, useDeletePlan } from './admin-plans.queries'

const plan: Plan = { ...planPro, connected_prices: null }

/** Both writes of the screen, and the toasts in view, with a platform that answers every call with this. */
function withPlatform(answer: object) {
  configure({ apiUrl: 'https://api.example.com', fetch: async () => Response.json(answer) })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => ({ ...useChangePlan(), remove: useDeletePlan().write, toasts: useToasts().shown }),
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
  ['undeprecate', { deprecated: false }, 'Pro offered again', true],
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
    await act(async () => void (await result.current.remove({ id: plan.id, name: plan.name, migration })))
    await waitFor(() =>
      expect(result.current.toasts).toMatchObject([
        { type: 'success', title: 'Plan deleted', message: said },
      ]),
    )
  },
)
