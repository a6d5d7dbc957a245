import type { Meta, StoryObj } from '@storybook/react-vite'
import { forceState } from '../primitives/testing/forceState'
import { WatchLine } from './WatchLine'
import type { WatchedCluster } from './watchWords'

const cluster = (name: string, how: Partial<WatchedCluster> = {}): WatchedCluster => ({
  id: name,
  name,
  healthy: true,
  enabled: true,
  ...how,
})
const clusters = [
  cluster('fra-1'),
  cluster('fra-2'),
  cluster('iad-1'),
  cluster('iad-2', { enabled: false }),
  cluster('sin-1'),
]
const quiet = Array.from({ length: 24 }, () => 0)
const failing = quiet.map((_, hour) => [0, 0, 1, 0, 0, 3, 0, 9][hour % 8] ?? 0)

const meta = {
  title: 'Patterns/Shell/WatchLine',
  component: WatchLine,
  tags: ['new'],
  args: {
    watched: { clusters, failedByHour: quiet, failedProvisionings: 0, overLimit: 0 },
    asOf: null,
    hrefs: { clusters: '#clusters', failures: '#failures', provisionings: '#jobs', overLimit: '#limits' },
  },
  decorators: [
    (Story) => (
      <div style={{ height: 'var(--control-sm)', background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [{ text: 'Say how old it is where it is not kept up to date.', story: 'AsOf' }],
      avoid: [{ text: 'Calm where nothing was read: that is not known.', story: 'NotKnown' }],
      accessibility: [
        'All of it is one sentence for screen readers; each part is a link with its own words.',
      ],
    },
  },
} satisfies Meta<typeof WatchLine>

export default meta
type Story = StoryObj<typeof meta>

export const Calm: Story = { tags: ['screen'] }

const trouble = {
  clusters: clusters.map((one) => (one.name === 'fra-2' ? { ...one, healthy: false } : one)),
  failedByHour: failing,
  failedProvisionings: 1,
  overLimit: 2,
}
export const Trouble: Story = { tags: ['screen'], args: { watched: trouble } }

/** The pointer is at the first part, the second has the focus. */
export const States: Story = {
  tags: ['focus'],
  args: { watched: trouble },
  play: ({ canvas }) => {
    const [clusterPart, failurePart] = canvas.getAllByRole('link')
    if (clusterPart) forceState(clusterPart, 'hover')
    if (failurePart) forceState(failurePart, 'focus')
  },
}

export const NotKnown: Story = {
  args: { watched: { clusters: null, failedByHour: null, failedProvisionings: null, overLimit: null } },
}
/** Put together from what other screens have read: it does not follow what happens. */
export const AsOf: Story = {
  args: {
    watched: { ...trouble, failedAtLeast: true, failedProvisionings: null, overLimit: null },
    asOf: '2026-11-20T09:14:00Z',
  },
}
/** Other workflows than those that were read may not have been provisioned, either. */
export const SomeProvisionings: Story = {
  tags: ['words'],
  args: {
    watched: { ...trouble, failedAtLeast: true, provisioningsAtLeast: true, overLimit: null },
    asOf: '2026-11-20T09:14:00Z',
  },
}
/** What was known before the connection was lost. */
export const Offline: Story = {
  tags: ['screen'],
  args: { watched: trouble, asOf: '2026-11-20T09:14:00Z', offline: true },
}
export const FortyClusters: Story = {
  args: {
    watched: {
      ...trouble,
      clusters: Array.from({ length: 40 }, (_, index) =>
        cluster(`fra-${index + 1}`, { healthy: index % 13 !== 5, enabled: index % 7 !== 2 }),
      ),
    },
  },
}
export const NoClusters: Story = {
  args: { watched: { clusters: [], failedByHour: quiet, failedProvisionings: 0, overLimit: 0 } },
}
