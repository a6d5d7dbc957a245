import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from './Badge'
import { Button } from './Button'
import { Card } from './Card'
import { DateText } from './DateText'
import { RowList, RowListSkeletons } from './RowList'
import { RowListItem } from './RowListItem'
import { forceState } from './testing/forceState'

const meta = {
  title: 'Components/RowList',
  component: RowList,
  args: { label: 'Organizations', children: null },
  parameters: {
    guide: {
      do: [{ text: 'For a few named things with a fact or two.', story: 'NameAndMeta' }],
      avoid: [{ text: 'For many, or for more facts: that is a table.' }],
      accessibility: [
        "A list with its number of entries; a row that opens something is one link or button with the row's name.",
      ],
    },
  },
} satisfies Meta<typeof RowList>

export default meta
type Story = StoryObj<typeof meta>

const open = fn()
const remove = fn()
const failed = (
  <>
    <Badge tone="danger">Failed</Badge>
    <span>3 h ago</span>
  </>
)

export const NameAndMeta: Story = {
  args: {
    ruled: true,
    children: (
      <>
        <RowListItem
          name="northwind@example.com"
          tags={<Badge>Plus</Badge>}
          meta="fra-1 · eu-central-1"
          aside={<DateText value="2026-11-02T08:00:00Z" />}
        />
        <RowListItem name="billing@contoso.example" aside={<DateText value="2026-10-12T08:00:00Z" />} />
      </>
    ),
  },
}

/** The name is a button that the whole row belongs to; the row's other buttons stay separate. */
export const Opens: Story = {
  args: {
    ruled: true,
    children: (
      <>
        <RowListItem name="northwind@example.com" aside="12 min ago" onOpen={open} />
        <RowListItem
          name="billing@contoso.example"
          meta="fra-1"
          action={
            <Button size="sm" onClick={remove}>
              Remove
            </Button>
          }
          onOpen={open}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'northwind@example.com' }))
    await expect(open).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(remove).toHaveBeenCalledOnce()
    await expect(open).toHaveBeenCalledOnce()
  },
}

/** At rest, under the pointer, and with the focus, which is drawn around the row. */
export const States: Story = {
  tags: ['focus'],
  args: {
    ruled: true,
    children: ['northwind@example.com', 'billing@contoso.example', 'team@fabrikam.example'].map((name) => (
      <RowListItem key={name} name={name} meta="fra-1" aside="12 min ago" onOpen={open} />
    )),
  },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('button', { name: 'billing@contoso.example' }), 'hover')
    forceState(canvas.getByRole('button', { name: 'team@fabrikam.example' }), 'focus')
  },
}

export const InACard: Story = {
  args: { inset: true, rowHeight: 65, children: NameAndMeta.args?.children },
  decorators: [
    (Story) => (
      <Card title="Organizations" flush>
        {Story()}
      </Card>
    ),
  ],
}

/** Rows that have not arrived are as high as those that will. */
export const Loading: Story = { render: () => <RowListSkeletons count={3} lines={2} rowHeight={61} ruled /> }

export const LongNarrow: Story = {
  args: {
    ruled: true,
    children: (
      <RowListItem
        name="a-department-with-a-very-long-name.and-a-longer-mailbox@subsidiary.northwind.example"
        tags={<Badge>Enterprise with everything included</Badge>}
        meta="ns-1042-northwind-production-and-staging · eu-central-1"
        action={<Button size="sm">View Organization</Button>}
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
}

/** On a phone, what is at the end shares the lines of the row where it has room. */
export const Narrow: Story = {
  args: {
    ruled: true,
    children: (
      <>
        <RowListItem name="create_namespace" meta="Cluster job" aside={failed} onOpen={open} />
        <RowListItem name="Rotate credentials" aside={failed} onOpen={open} />
        <RowListItem name="Rotate database and registry credentials" aside={failed} onOpen={open} />
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
}
