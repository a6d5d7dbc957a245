import { configure, type PlanChange, type PlanOption, type Subscription } from '@quarterdeck/api'
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
/** How the scheduled change is taken back. */
let takenBack: () => Response
/** What is paid for the organization. */
let subscription: Subscription
/** What is sold by now. */
let options: PlanOption[]
/** The changes that were asked for, and no previews. */
let changes: unknown[]
/** Whether the organization was removed. */
let isGone: boolean
/** What the platform has of what is optional; undefined where it fails to say. */
let features: string[] | undefined

const costs = (change: Partial<PlanChange>) => () =>
  Response.json({ ...fixtures.planChangeAtOnce, ...change })
const refused = () =>
  Response.json({ error: { message: 'A payment is missing, and has to be made first' } }, { status: 409 })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  queryClient.clear()
  answer = costs({ due_now_in_cents: 2400 })
  subscription = fixtures.subscriptionActive
  options = [planOptionPro, planOptionEnterprise]
  changes = []
  isGone = false
  features = ['subscription', 'change-plan']
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (isGone && pathname.startsWith(base)) return Response.json({}, { status: 404 })
      if (pathname === base) return Response.json(organization)
      if (pathname === `${base}/plan`) return Response.json(fixtures.planPro)
      if (pathname === `${base}/plan-options`) return Response.json({ options })
      if (pathname === '/v1/capabilities')
        return features ? Response.json({ features }) : Response.json({}, { status: 500 })
      if (pathname !== `${base}/plan-change`) return Response.json(subscription)
      if (request.method === 'DELETE') return takenBack()
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

const agreeTo = (amount: string) => pressable(`Pay ${amount} and change to Enterprise`)

/** The button that says this, once it can be pressed: it is inert for a second after what it agrees to has changed. */
async function pressable(name: string) {
  const button = await screen.findByRole('button', { name })
  act(() => void vi.advanceTimersByTime(1000))
  expect(button).not.toHaveAttribute('aria-disabled')
  return button
}

function open({ id = organization.id, onClose = () => {} }: { id?: string; onClose?: () => void } = {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ChangePlan id={id} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function choose(onClose = () => {}) {
  open({ onClose })
  fireEvent.click(await screen.findByRole('radio', { name: /^Enterprise/ }))
  return agreeTo('$24.00')
}

test('what was agreed to is carried out', async () => {
  const onClose = vi.fn<() => void>()
  fireEvent.click(await choose(onClose))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(changes).toEqual([{ plan_id: planOptionEnterprise.plan_id, dry_run: false }])
})

const NOT_AS_SHOWN = /The change is not what was shown any more\. Nothing was paid\./

const paymentMissing = () =>
  Response.json(
    { error: { code: 'payment_missing', message: 'A payment is missing, and has to be made first' } },
    { status: 409 },
  )
const PAYMENT_MISSING = 'A payment is missing. The plan can be changed once it is made.'

test('while a payment is missing the way to make it is offered, and to ask again', async () => {
  answer = paymentMissing
  open()
  fireEvent.click(await screen.findByRole('radio', { name: /^Enterprise/ }))
  expect(await screen.findByText(PAYMENT_MISSING)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Manage Billing' })).toHaveAttribute(
    'href',
    expect.stringContaining('dialog=billing'),
  )
  answer = costs({ due_now_in_cents: 2400 })
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await agreeTo('$24.00')).toBeEnabled()
})

test('a payment that is missing by the time of the agreement is told once, in place of the amount', async () => {
  const agree = await choose()
  answer = paymentMissing
  fireEvent.click(agree)
  expect(await screen.findByText(PAYMENT_MISSING)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Manage Billing' })).toBeVisible()
  await waitFor(() => expect(agree).not.toHaveAttribute('aria-busy'))
  expect(screen.getByRole('button', { name: 'Change Plan' })).toBeDisabled()
  expect(screen.queryByText('Failed to change the plan.')).not.toBeInTheDocument()
  expect(changes).toEqual([])

  answer = costs({ due_now_in_cents: 2400 })
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  fireEvent.click(await agreeTo('$24.00'))
  await waitFor(() => expect(changes).toHaveLength(1))
})

test('what costs something else by now is not carried out, and the new amount has to be agreed to', async () => {
  const agree = await choose()
  answer = costs({ due_now_in_cents: 4900 })
  fireEvent.click(agree)
  expect(await screen.findByText(NOT_AS_SHOWN)).toBeVisible()
  expect(changes).toEqual([])

  fireEvent.click(await agreeTo('$49.00'))
  await waitFor(() => expect(changes).toHaveLength(1))
})

test('a second press and a held key do not agree to what has just come in place of what was shown', async () => {
  const agree = await choose()
  answer = costs({ due_now_in_cents: 2400, next_price_in_cents: 7700 })
  fireEvent.click(agree)
  expect(await screen.findByText(NOT_AS_SHOWN)).toBeVisible()
  await waitFor(() => expect(agree).not.toHaveAttribute('aria-busy'))
  fireEvent.click(agree)
  expect(fireEvent.keyDown(agree, { key: 'Enter', repeat: true })).toBe(false)
  expect(screen.getByText(NOT_AS_SHOWN)).toBeVisible()

  fireEvent.click(await agreeTo('$24.00'))
  await waitFor(() => expect(changes).toHaveLength(1))
})

test.each<[string, Partial<PlanChange>, string]>([
  ['the next price', { next_price_in_cents: 7700 }, '$77.00 on Dec 14, 2026'],
  ['the day of the next charge', { next_charge_at: '2026-12-20T00:00:00Z' }, '$50.00 on Dec 20, 2026'],
  ['what the amount is made of', { lines: [{ label: 'Set-up', amount_in_cents: 2400 }] }, 'Set-up'],
  ['what is over the limits', { over_limit: ['12 tools are used, 10 are allowed'] }, '12 tools are used'],
])('where %s is another by now, it is shown first', async (_, change, text) => {
  const agree = await choose()
  answer = costs({ due_now_in_cents: 2400, ...change })
  fireEvent.click(agree)
  expect(await screen.findByText(NOT_AS_SHOWN)).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent(text)
  expect(changes).toEqual([])

  fireEvent.click(await agreeTo('$24.00'))
  await waitFor(() => expect(changes).toHaveLength(1))
})

test('another time of the same day is nothing new', async () => {
  const agree = await choose()
  answer = costs({ due_now_in_cents: 2400, next_charge_at: '2026-12-14T00:00:05Z' })
  fireEvent.click(agree)
  await waitFor(() => expect(changes).toHaveLength(1))
})

test('of a plan that is not sold any more the limits come from the plan itself, its price from the subscription', async () => {
  options = [planOptionEnterprise]
  await choose()
  expect(screen.getByLabelText('From Pro to Enterprise')).toHaveTextContent(
    /^Price\$50\.00 \/ month becomes.*Tools15 becomes/,
  )
})

test('the price before is what is paid, and not what is asked for the plan by now', async () => {
  subscription = { ...fixtures.subscriptionActive, price_in_cents: 2000, currency: 'EUR', interval: 'year' }
  options = [{ ...planOptionPro, max_tools: 40 }, planOptionEnterprise]
  await choose()
  const { additional_tools } = organization
  expect(screen.getByLabelText('From Pro to Enterprise')).toHaveTextContent(
    new RegExp(`^Price€20\\.00 / year becomes.*Tools${40 + additional_tools} becomes`),
  )
})

test('where no subscription is told, the price before is what is asked for the plan', async () => {
  features = ['change-plan']
  await choose()
  expect(screen.getByLabelText('From Pro to Enterprise')).toHaveTextContent(/^Price\$50\.00 \/ month becomes/)
})

test('an amount that could not be asked for anew cannot be agreed to', async () => {
  await choose()
  answer = refused
  await queryClient.refetchQueries({ queryKey: ['plan-change'] })
  expect(await screen.findByText(/A payment is missing/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change Plan' })).toBeDisabled()
})

test('a plan that is not sold any more is not offered again', async () => {
  open()
  const plan = await screen.findByRole('radio', { name: /^Enterprise/ })
  answer = () => Response.json({ error: { code: 'plan_not_offered', message: 'Not sold' } }, { status: 422 })
  options = [planOptionPro, { ...planOptionEnterprise, plan_id: 'p3', name: 'Plus' }]
  fireEvent.click(plan)
  expect(await screen.findByText('The plan Enterprise is no longer there.')).toBeVisible()
  expect(await screen.findByRole('radio', { name: /^Plus/ })).not.toBeChecked()
  expect(plan).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()

  answer = costs({ due_now_in_cents: 2400 })
  fireEvent.click(screen.getByRole('radio', { name: /^Plus/ }))
  expect(await pressable('Pay $24.00 and change to Plus')).toBeEnabled()
  expect(screen.queryByText('The plan Enterprise is no longer there.')).not.toBeInTheDocument()
})

test('where it cannot be found out whether plans can be changed, that is said, and asked again', async () => {
  features = undefined
  open()
  expect(await screen.findByText('Failed to load the plans')).toBeVisible()
  features = ['subscription', 'change-plan']
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('radio', { name: /^Enterprise/ })).toBeVisible()
})

test.each<[string, string, () => Promise<unknown> | void]>([
  [
    'an organization that is removed meanwhile',
    'Organization Not Found',
    async () => {
      await choose()
      isGone = true
      await act(() => queryClient.refetchQueries())
    },
  ],
  ['an organization of an id that can be none', 'Organization Not Found', () => open({ id: 'zzz' })],
  [
    'changes of plan on a platform that has none',
    'There is nothing at this address',
    () => {
      features = ['subscription']
      open()
    },
  ],
])('%s: what is not there is said to be, and nothing can be pressed', async (_, said, come) => {
  await come()
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Try Again|Change/ })).not.toBeInTheDocument()
  expect(screen.queryByText('Choose another plan')).not.toBeInTheDocument()
})

test('what is begun next says how that ended, and not what ended before', async () => {
  subscription = fixtures.subscriptionChangingToPlus
  takenBack = () => Response.json({ error: { code: 'plan_change_not_found' } }, { status: 404 })
  open()
  const takeBack = async () => fireEvent.click(await screen.findByRole('button', { name: /^Keep / }))
  await takeBack()
  expect(await screen.findByText('The scheduled change is no longer there.')).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: /^Enterprise/ }))
  const agree = await agreeTo('$24.00')
  expect(screen.queryByText('The scheduled change is no longer there.')).not.toBeInTheDocument()

  answer = costs({ due_now_in_cents: 4900 })
  fireEvent.click(agree)
  expect(await screen.findByText(NOT_AS_SHOWN)).toBeVisible()
  takenBack = () => Response.json({ error: { message: 'It is paid already' } }, { status: 409 })
  await takeBack()
  expect(await screen.findByText('It is paid already.')).toBeVisible()
  expect(screen.queryByText(NOT_AS_SHOWN)).not.toBeInTheDocument()
})
