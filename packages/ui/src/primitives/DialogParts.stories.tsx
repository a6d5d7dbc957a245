import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { ready } from '../lib'
import { Dialog } from './Dialog'
import { DialogParts } from './DialogParts'
import { DialogSection } from './DialogSection'
import { forceState } from './testing/forceState'

const section = (title: string, lines: number) => (
  <DialogSection title={title} content={ready(lines)} skeleton={null}>
    {(count) => Array.from({ length: count }, (_, line) => <p key={line}>Line {line + 1}</p>)}
  </DialogSection>
)

const meta = {
  title: 'Components/DialogParts',
  component: DialogParts,
  tags: ['new'],
  args: {
    parts: [
      { id: 'usage', label: 'Usage', content: section('Resource utilization', 6) },
      { id: 'facts', label: 'Facts', content: section('Information', 20) },
      { id: 'jobs', label: 'Jobs', content: section('Background jobs', 30) },
    ],
  },
  render: (args) => (
    <Dialog size="lg" title="ops@northwind.example" onClose={() => {}}>
      <DialogParts {...args} />
    </Dialog>
  ),
  parameters: {
    guide: {
      do: [{ text: 'For a dialog about one thing that is much longer than the window.', story: 'Ready' }],
      avoid: [{ text: 'For a form: what must be filled in is never folded.' }],
      accessibility: [
        'A link takes the focus to its part; the one in view is marked by aria-current.',
        'On a phone each part is opened and closed by a button that says whether it is open.',
      ],
    },
  },
} satisfies Meta<typeof DialogParts>

export default meta
type Story = StoryObj<typeof meta>

/** What does not fit fades at the cut edge. */
export const Ready: Story = {}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const GoesToAPart: Story = {
  tags: ['interaction'],
  play: async () => {
    const links = within(screen.getByRole('navigation', { name: 'Parts of this dialog' }))
    const jobs = links.getByRole('button', { name: 'Jobs' })
    await userEvent.click(jobs)
    await expect(jobs).toHaveAttribute('aria-current', 'true')
    await expect(screen.getByText('Background jobs')).toBeVisible()
    await expect(links.getByRole('button', { name: 'Usage' })).toBeVisible()
  },
}

/** Where the system chooses the colours, lines alone mark the part in view. */
export const ForcedColours: Story = {
  tags: ['words'],
  globals: { contrast: 'forced' },
  play: async () => {
    const links = within(screen.getByRole('navigation')).getAllByRole('button')
    const lines = links.map((link) => getComputedStyle(link).borderTopWidth)
    await expect(lines).toEqual(['2px', '0px', '0px'])
  },
}

/** The pointer is at one link, another has the focus. */
export const States: Story = {
  tags: ['focus'],
  play: () => {
    const [, facts, jobs] = within(screen.getByRole('navigation')).getAllByRole('button')
    if (facts) forceState(facts, 'hover')
    if (jobs) forceState(jobs, 'focus')
  },
}
