import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ClusterNotFoundDialog } from './ClusterNotFoundDialog'

const meta = {
  title: 'Admin/Clusters/ClusterNotFoundDialog',
  component: ClusterNotFoundDialog,
  args: { title: 'Edit cluster', onClose: fn() },
} satisfies Meta<typeof ClusterNotFoundDialog>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
