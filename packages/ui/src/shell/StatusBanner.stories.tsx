import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StatusBanner } from './StatusBanner'

const meta = {
  title: 'Patterns/Shell/StatusBanner',
  tags: ['new'],
  component: StatusBanner,
  args: { onReload: fn() },
} satisfies Meta<typeof StatusBanner>

export default meta
type Story = StoryObj<typeof meta>

const live = (element: HTMLElement) => {
  const region = element.querySelector<HTMLElement>('[aria-live="polite"]')
  if (!region) throw new Error('no live region')
  return within(region)
}

/** Nothing to say; the live region is there. */
export const Quiet: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  },
}

export const Offline: Story = {
  args: { status: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(live(canvasElement).getByText('You are offline.')).toBeVisible()
  },
}

/** With data in view it says how old they are. */
export const OfflineWithData: Story = {
  args: { status: 'offline', dataFrom: Date.parse('2026-11-20T11:48:00Z') },
  play: async ({ canvasElement }) => {
    await expect(live(canvasElement).getByText(/What you see is from \d\d:48\. /)).toBeVisible()
  },
}

/** As a tab that was left open over night. */
export const OfflineSinceYesterday: Story = {
  args: { status: 'offline', dataFrom: Date.parse('2026-11-19T17:59:00Z') },
  play: async ({ canvasElement }) => {
    await expect(
      live(canvasElement).getByText(/What you see is from Nov \d+, 2026, \d\d:59\. /),
    ).toBeVisible()
  },
}

export const NewVersion: Story = {
  args: { status: 'newVersion' },
  play: async ({ args, canvasElement }) => {
    await expect(live(canvasElement).getByText('A new version is ready.')).toBeVisible()
    await userEvent.click(live(canvasElement).getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Incomplete: Story = {
  args: { status: 'incomplete' },
  play: async ({ canvasElement }) => {
    await expect(live(canvasElement).getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const Slow: Story = {
  args: { status: 'slow' },
  play: async ({ canvasElement }) => {
    await expect(live(canvasElement).getByText('The server is slow to answer.')).toBeVisible()
  },
}

export const NarrowOffline: Story = { ...OfflineWithData, globals: { viewport: { value: 'narrow' } } }
export const NarrowNewVersion: Story = {
  args: { status: 'newVersion' },
  globals: { viewport: { value: 'narrow' } },
}
