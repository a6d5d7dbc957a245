import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckoutView } from './CheckoutView'

const meta = {
  title: 'Customer/Checkout/CheckoutView',
  component: CheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    checkout: { state: 'loading' },
    plansHref: '/register',
    onRetry: fn<() => void>(),
    onBack: fn<() => void>(),
  },
} satisfies Meta<typeof CheckoutView>

export default meta
type Story = StoryObj<typeof meta>

const DECLINED = 'Payment failed: An unknown payment error occurred. Please try selecting a plan again.'

export const Opening: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening secure checkout...')
    await expect(canvas.getByText('Secure checkout powered by Paddle')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', '/register')
  },
}

export const Ready: Story = { args: { checkout: { state: 'ready' } } }

export const Declined: Story = {
  tags: ['screen'],
  args: { checkout: { state: 'ready', declined: DECLINED } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(DECLINED)
    await expect(alert.innerText.split('\n').map((line) => line.trim())).toEqual([
      'Payment failed: An unknown payment error occurred.',
      'Please try selecting a plan again.',
    ])
    // The overlay is still open and offers its own retry.
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  },
}

export const PaymentFailed: Story = {
  args: {
    checkout: {
      state: 'error',
      message: 'Payment failed: The transaction is not ready. Please try selecting a plan again.',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment failed: The transaction is not ready.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const ScriptUnavailable: Story = {
  args: { checkout: { state: 'error', message: 'Paddle SDK failed to initialize' } },
}
export const OverlayUnavailable: Story = {
  args: { checkout: { state: 'error', message: 'Failed to open checkout' } },
}

export const TransactionMissing: Story = {
  args: { checkout: { state: 'missing' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Transaction ID is missing. Please go back and select a plan.',
    )
    await expect(canvas.queryByRole('link', { name: 'Back to Plans' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Registration' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const LongMessage: Story = {
  args: {
    checkout: {
      state: 'error',
      message:
        'Payment failed: The payment method was refused by averylongbanknamewithoutanyplacetobreakitinanarrowwindow. Please try selecting a plan again.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
