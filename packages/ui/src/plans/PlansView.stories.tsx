import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { standardOffers, type OfferKey } from './offers'
import { PlansView } from './PlansView'

const meta = {
  title: 'Customer/Plans/PlansView',
  component: PlansView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    email: 'mira@northwind.example',
    offers: standardOffers,
    contactSalesEmail: 'sales@example.com',
    onSelect: fn<() => void>(),
    onBack: fn<() => void>(),
  },
} satisfies Meta<typeof PlansView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Plan')
    const plan = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(plan('Plus').getByText(/month$/, { selector: 'p' })).toHaveTextContent('$20/month')
    await expect(plan('Plus').getByText('Up to 5 integrations and 3 agents')).toBeVisible()
    await expect(plan('Pro').getByText('Most Popular')).toBeVisible()
    await expect(plan('Pro').getByText('50 credits/month')).toBeVisible()
    await expect(plan('Enterprise').getByText(/month$/, { selector: 'p' })).toHaveTextContent('$99/month')
    await expect(plan('Enterprise').getByText('Volume discounts')).toBeVisible()
    await expect(plan('Enterprise').queryByRole('button')).not.toBeInTheDocument()
    await expect(plan('Enterprise').getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      'mailto:sales@example.com',
    )

    await userEvent.click(plan('Plus').getByRole('button', { name: 'Select Plus' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('plus')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Registration' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** It is not known yet for whom: what is sold stands, and the buttons are at rest. */
export const AccountLoading: Story = {
  tags: ['words'],
  args: { email: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Address is loading')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Select Pro' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Back to Registration' })).toBeEnabled()
  },
}

export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Select Plus' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('pro')
  },
}

export const Selecting: Story = {
  args: { busyPlan: 'pro' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Pro' }))
    await expect(canvas.getByRole('button', { name: 'Select Plus' })).toBeDisabled()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const NoLongerOffered: Story = {
  args: { notOffered: ['pro'] },
  play: async ({ args, canvas }) => {
    const pro = within(canvas.getByRole('region', { name: 'Pro' }))
    await expect(pro.getByText('No longer offered')).toBeVisible()
    // Nobody has pressed anything: it is not read out, and the focus stays where it is.
    await expect(pro.queryByRole('alert')).not.toBeInTheDocument()
    await expect(document.body).toHaveFocus()
    await expect(pro.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Select Plus' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('plus')
  },
}

/** What took the place of a button that was pressed has the focus once; drawn anew it leaves it where the person went. */
export const FocusMovesOn: Story = {
  tags: ['interaction'],
  render: function Pressable(args) {
    const [pressed, setPressed] = useState<OfferKey[]>([])
    const select = (plan: OfferKey) => setPressed([...pressed, plan])
    return <PlansView {...args} notOffered={pressed.slice(0, 1)} busyPlan={pressed[1]} onSelect={select} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Pro' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('No longer offered')
    await expect(canvas.getByRole('alert')).toHaveFocus()
    const plus = canvas.getByRole('button', { name: 'Select Plus' })
    await userEvent.click(plus)
    await expect(plus).toHaveAttribute('aria-busy', 'true')
    await expect(plus).toHaveFocus()
  },
}

const onRetry = fn<() => void>()

export const Failed: Story = {
  args: { failure: { onRetry } },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(
      alert.getByText('Could not initiate payment. Please try selecting a plan again.'),
    ).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const FailedWithReason: Story = {
  args: { failure: { reason: 'This price is no longer sold', onRetry } },
}
export const Retrying: Story = { args: { failure: { onRetry }, busyPlan: 'plus' } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongEmail: Story = {
  args: {
    email: 'a.person.with.a.very.long.name@department.of.very.long.names.northwind-trading-company.example',
  },
  globals: { viewport: { value: 'narrow' } },
}

/** A deployment that sells two plans, in its own words. */
export const OwnOffers: Story = {
  args: {
    offers: [
      {
        key: 'plus',
        name: 'Crew',
        price: '€19',
        period: 'seat',
        features: ['For small groups'],
        popular: true,
      },
      {
        key: 'enterprise',
        name: 'Fleet',
        features: ['A cluster of your own', 'Paid by invoice'],
        contact: true,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const crew = within(canvas.getByRole('region', { name: 'Crew' }))
    await expect(crew.getByText(/seat$/, { selector: 'p' })).toHaveTextContent('€19/seat')
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
    await userEvent.click(crew.getByRole('button', { name: 'Select Crew' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('plus')
  },
}
export const OneOffer: Story = {
  args: {
    offers: [{ key: 'pro', name: 'Everything', price: '$50', period: 'month', features: ['All of it'] }],
  },
}
/** The payment provider is being asked for the prices, which stand in for none that was told. */
export const Pricing: Story = {
  args: {
    isPricing: true,
    offers: standardOffers.map((offer) => (offer.contact ? offer : { ...offer, price: undefined })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Price is loading')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Select Pro' })).toBeEnabled()
  },
}
