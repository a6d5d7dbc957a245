import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { DialogSection } from './DialogSection'
import { RowList, RowListSkeletons } from './RowList'
import { RowListItem } from './RowListItem'

const names = ['northwind-prod', 'northwind-test']
const retry = fn()

const meta = {
  title: 'Components/DialogSection',
  component: DialogSection,
  args: {
    title: 'Namespaces',
    content: ready(names),
    skeleton: <RowListSkeletons count={2} />,
    empty: 'No namespaces on this cluster',
    children: (data: string[]) => (
      <RowList label="Namespaces">
        {data.map((name) => (
          <RowListItem key={name} name={name} />
        ))}
      </RowList>
    ),
  },
  parameters: {
    design: ['Patterns/Dialogs'],
    guide: {
      do: [
        { text: 'One for each part that loads by itself.', story: 'Ready' },
        { text: 'Say in a sentence that there is nothing.', story: 'Empty' },
      ],
      avoid: [{ text: 'Around several reads; one that fails would take the others with it.' }],
      accessibility: ['A region with the name of its heading; its Try Again names it, too.'],
    },
  },
} satisfies Meta<typeof DialogSection<string[]>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { content: loading } }
export const Empty: Story = { args: { content: ready([]) } }
export const Failed: Story = {
  args: { content: failed('Failed to load namespaces', retry) },
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: Namespaces' }))
    await expect(retry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
