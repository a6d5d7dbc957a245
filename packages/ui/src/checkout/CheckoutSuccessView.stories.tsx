import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckoutSuccessView } from './CheckoutSuccessView'

const meta = {
  title: 'Customer/Checkout/CheckoutSuccessView',
  component: CheckoutSuccessView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    onLogin: fn<() => void>(),
    onHome: fn<() => void>(),
  },
} satisfies Meta<typeof CheckoutSuccessView>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'An email with your order details has been sent to you.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Login' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }))
    await expect(args.onHome).toHaveBeenCalledOnce()
  },
}

/** For somebody who is signed in there is a shorter way: the buttons stay as they are. */
export const SignedIn: Story = {
  args: { overviewHref: '/user' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are signed in/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'go to your overview' })).toHaveAttribute('href', '/user')
    await expect(canvas.getByRole('button', { name: 'Go to Login' })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const OwnBrand: Story = { args: { brand: { name: 'Northwind Trading Company Console' } } }
