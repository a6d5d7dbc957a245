import { configure } from '@quarterdeck/api'
import { organizationOnPro as organization, planPlus, planPro } from '@quarterdeck/sandbox/fixtures'
import { askWorld, resetData } from '@quarterdeck/sandbox/msw'
import { heldPlanValues, type PlanChanges } from '@quarterdeck/ui/admin-organizations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useManagePlan } from './organization.queries'

/** Saves the changes while a plan reads like this, and gives what was written and why it failed. */
async function save(plan: { id: string }, answer: () => Response, changes: PlanChanges) {
  const sent: string[] = []
  configure({
    apiUrl: 'https://platform.example',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (request.method === 'PUT') sent.push(pathname.split('/').at(-1) ?? '')
      return pathname.endsWith(`/plans/${plan.id}`) ? answer() : askWorld(request)
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useManagePlan(organization.id, organization.email), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const before = heldPlanValues(organization)
  const yours = heldPlanValues({ ...organization, ...changes, ...changes.allowances })
  await act(async () => void (await result.current.save(changes, { before, yours })))
  await waitFor(() => expect(result.current.busy).toBe(false))
  return { sent, failure: result.current.failure }
}

const deprecated = (plan: object) => () => Response.json({ ...plan, deprecated: true })
const { additional_agents, additional_tools, additional_groups, additional_group_graphs } = organization
const allowances = { additional_agents, additional_groups, additional_group_graphs, additional_tools }
const more = { allowances: { ...allowances, additional_tools: additional_tools + 1 } }

afterEach(resetData)

test.each([
  ['deprecated', deprecated(planPlus)],
  ['deleted', () => Response.json({ error: { message: 'No such plan' } }, { status: 404 })],
])('no organization is put on a plan that somebody else has %s meanwhile', async (_what, answer) => {
  const { sent, failure } = await save(planPlus, answer, { plan_id: planPlus.id, ...more })
  expect(sent).toEqual([])
  expect(failure).toEqual({
    message: 'Failed to save changes. Please try again.',
    reason: 'This plan is no longer offered. Choose another one.',
    code: 'plan_not_found',
  })
})

test('an organization keeps the deprecated plan that it holds', async () => {
  const { sent, failure } = await save(planPro, deprecated(planPro), more)
  expect(sent).toEqual(['allowances'])
  expect(failure).toBeUndefined()
})

test('a plan that cannot be read is not chosen, and that it was not saved is known', async () => {
  const away = () => Response.json({ error: { message: 'Database is down' } }, { status: 503 })
  const { sent, failure } = await save(planPlus, away, { plan_id: planPlus.id })
  expect(sent).toEqual([])
  expect(failure).toMatchObject({ message: 'Failed to save changes. Please try again.' })
})
