import { organizations } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type within } from 'storybook/test'
import { ready } from '../lib'
import { expectFailure, press } from '../primitives/testing/interactions'
import { listScreenArgs } from '../shell/testing/listScreen'
import { AttentionOrganizations, type AttentionTold } from './AttentionOrganizations'

const FAILED = 'Failed to load organizations. Please try again.'

/** The first of the organizations, as if the platform had named them. */
const named = (told: Partial<AttentionTold> & { deleted?: number; failed?: number } = {}) =>
  fromApi(
    {
      told: async () => {
        const { deleted = 0, failed = 0, ...counts } = told
        const { items } = await organizations.list({ page: 1, limit: 25 })
        const page = { items: items.slice(0, 4), deleted, failed }
        const all = page.items.length + deleted + failed
        return { count: all, named: all, ...counts, page }
      },
    },
    { told: FAILED },
  )

/** Why the list is empty is shown, and told in the same words. */
async function expectNone(canvas: ReturnType<typeof within>, words: string): Promise<void> {
  await expect(canvas.getByText(words, { selector: 'p' })).toBeVisible()
  await expect(canvas.getByText(words, { selector: 'output' })).toBeInTheDocument()
}

const meta = {
  title: 'Admin/Organizations/AttentionOrganizations',
  component: AttentionOrganizations,
  tags: ['new'],
  args: {
    kind: 'over_limit',
    told: ready(null),
    allHref: '/admin/organizations',
    ...listScreenArgs(),
    onOpen: fn(),
  },
  loaders: [named()],
} satisfies Meta<typeof AttentionOrganizations>

export default meta
type Story = StoryObj<typeof meta>

/** What narrows the list stands in place of the search, with the way out of it. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 organizations over a limit')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', '/admin/organizations')
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
    await press(canvas, 'founders@litware.example')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const One: Story = {
  tags: ['words'],
  args: { kind: 'paid_without_namespace' },
  parameters: { msw: [handlers.organizations([fixtures.organizationOnPro])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 organization that paid and has no namespace')).toBeVisible()
  },
}

/** The platform counts more than it names, and of those that it names some could not be read or are no longer there. */
export const SomeMissing: Story = {
  loaders: [named({ count: 240, named: 100, deleted: 1, failed: 2 })],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('100 of 240 organizations over a limit; the platform names no more'),
    ).toBeVisible()
    await expect(
      canvas.getByText('1 organization of this page was deleted meanwhile and is left out.'),
    ).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '2 organizations of this page could not be loaded.',
    )
    await press(canvas, 'Try Again')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const NoneAnyMore: Story = {
  parameters: { msw: [handlers.organizations([])] },
  play: async ({ canvas }) => {
    await expectNone(canvas, 'No organization is over a limit any more')
    await expect(canvas.getByRole('link', { name: 'Show all organizations' })).toBeVisible()
  },
}

export const AllDeleted: Story = {
  tags: ['words'],
  parameters: { msw: [handlers.organizations([])] },
  loaders: [named({ deleted: 2 })],
  play: async ({ canvas }) => {
    await expectNone(canvas, 'These organizations were deleted meanwhile')
  },
}

/** The platform counts them and names none. */
export const NoneNamed: Story = {
  tags: ['words'],
  parameters: { msw: [handlers.organizations([])] },
  loaders: [named({ count: 3 })],
  play: async ({ canvas }) => {
    await expectNone(canvas, 'The platform names none of the 3 organizations over a limit')
  },
}

/** That the platform does not tell is another state than that there are none. */
export const NotTold: Story = {
  render: (args) => <AttentionOrganizations {...args} told={ready(null)} />,
  play: async ({ canvas }) => {
    await expectNone(canvas, 'The platform does not tell of organizations over a limit')
  },
}

export const Loading: Story = {
  parameters: { msw: [handlers.organizations(loadingForever)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Organizations over a limit')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Clear' })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['words'],
  parameters: { msw: [handlers.organizations(fails(500))] },
  play: ({ canvas }) => expectFailure(canvas, FAILED),
}

export const Narrow: Story = {
  loaders: [named({ count: 240, named: 100, deleted: 1, failed: 2 })],
  globals: { viewport: { value: 'narrow' } },
}
