import { configure, type PlanChange } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../../lib/queryClient'
import { dismissToast, useToasts } from '../../lib/toasts'
import { Component as ChangePlan } from './ChangePlan.dialog'

const { organizationOnPro: organization, planOptionPro, planOptionEnterprise } = fixtures
const base = `/v1/user/organizations/${organization.id}`

/** What a change costs by now, or why there can be none. */
let answer: () => Response
/** The changes that were asked for, and no previews. */
let changes: unknown[]

const costs = (change: Partial<PlanChange>) => () =>
  Response.json({ ...fixtures.planChangeAtOnce, ...change })
const refused = () =>
  Response.json({ error: { message: 'A payment is missing, and has to be made first' } }, { status: 409 })

beforeEach(() => {
  queryClient.clear()
  answer = costs({ due_now_in_cents: 2400 })
  changes = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === base) return Response.json(organization)
      if (pathname === `${base}/plan-options`)
        return Response.json({ options: [planOptionPro, planOptionEnterprise] })
      if (pathname !== `${base}/plan-change`) return Response.json(fixtures.subscriptionActive)
      const body = (await request.json()) as { dry_run: boolean }
      if (!body.dry_run) changes.push(body)
      return answer()
    },
  })
})

afterEach(() => {
  const { result } = renderHook(() => useToasts().shown)
  act(() => result.current.forEach(({ id }) => dismissToast(id)))
})

const agreeTo = (amount: string) =>
  screen.findByRole('button', { name: `Pay ${amount} and change to Enterprise` })

async function choose(onClose = () => {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ChangePlan id={organization.id} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('radio', { name: /^Enterprise/ }))
  return agreeTo('$24.00')
}

test('what was agreed to is carried out', async () => {
  const onClose = vi.fn<() => void>()
  fireEvent.click(await choose(onClose))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(changes).toEqual([{ plan_id: planOptionEnterprise.plan_id, dry_run: false }])
})

test('what costs something else by now is not carried out, and the new amount has to be agreed to', async () => {
  const agree = await choose()
  answer = costs({ due_now_in_cents: 4900 })
  fireEvent.click(agree)
  expect(await screen.findByText(/What it costs has changed\. Nothing was paid\./)).toBeVisible()
  expect(changes).toEqual([])

  fireEvent.click(await agreeTo('$49.00'))
  await waitFor(() => expect(changes).toHaveLength(1))
})

test('an amount that could not be asked for anew cannot be agreed to', async () => {
  await choose()
  answer = refused
  await queryClient.refetchQueries({ queryKey: ['plan-change'] })
  expect(await screen.findByText(/A payment is missing/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change Plan' })).toBeDisabled()
})
