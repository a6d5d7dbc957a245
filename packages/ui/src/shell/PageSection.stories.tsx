import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Card } from '../primitives'
import { Page } from './Page'
import { PageSection, PageSectionSkeleton } from './PageSection'

const meta = {
  title: 'Patterns/Shell/PageSection',
  component: PageSection,
  tags: ['new'],
  args: {
    title: 'User registration',
    description: 'Who may create an account.',
    children: <Card>Registration is enabled: everyone can create an account.</Card>,
  },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** A line divides sections that follow each other. */
export const Several: Story = {
  render: (args) => (
    <Page>
      <PageSection {...args} />
      <PageSection title="Additional settings" actions={<Badge>Read-only</Badge>}>
        <Card>No new jobs are started</Card>
      </PageSection>
    </Page>
  ),
}

export const LongNarrow: Story = {
  args: {
    description:
      'Operations-and-platform-engineering@subsidiary.of.northwind.example decides who may register.',
  },
  globals: { viewport: { value: 'narrow' } },
}

/** Where it is not known yet what the section is about. */
export const Loading: Story = {
  render: () => (
    <PageSectionSkeleton>
      <Card>Its card</Card>
    </PageSectionSkeleton>
  ),
}
