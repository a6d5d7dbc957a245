import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ready } from '../lib'
import { DashboardsSection } from './DashboardsSection'

const meta = {
  title: 'Admin/Organizations/DashboardsSection',
  component: DashboardsSection,
  args: {
    dashboards: ready([
      { id: '1', name: 'Production studio', url: 'https://northwind.example/studio' },
      { id: '2', name: null, url: 'http://grafana.northwind.example' },
      { id: '3', name: 'Not a web address', url: 'javascript:alert(1)' },
      { id: '4', name: '  ', url: 'ftp://northwind.example' },
    ]),
  },
} satisfies Meta<typeof DashboardsSection>

export default meta
type Story = StoryObj<typeof meta>

/** An address becomes a link only if it begins with http or https. */
export const SomeAreNoLinks: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['https://northwind.example/studio', 'http://grafana.northwind.example'])
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.getAllByText('Dashboard')).toHaveLength(2)
  },
}
