import { jobs } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { dataFromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { CopyMenu } from './CopyMenu'

/** Copies a list of jobs to be pasted elsewhere: each copy says which jobs they are, and when they stood so. */
const meta = {
  title: 'Admin/Jobs/CopyMenu',
  component: CopyMenu,
  tags: ['new'],
  args: {
    of: 'All jobs',
    jobs: [],
    scope: '2 of the latest 2,000 jobs, back to 09:14 · status:failed',
    // It is 12:00, and nothing newer has arrived for some minutes.
    updatedAt: () => Date.parse(fixtures.minutesAgo(6)),
    clusterName: () => 'fra-1',
    momentHref: () => 'https://console.example/admin/jobs?tab=all&q=until%3A2026-11-20T12%3A00%3A00Z',
    onCopied: fn(),
  },
  parameters: { msw: [handlers.jobs([fixtures.jobFailed, fixtures.jobWithLongError])] },
  loaders: [dataFromApi({ jobs: () => jobs.list({ limit: 2 }).then(({ items }) => items) })],
} satisfies Meta<typeof CopyMenu>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Copy All jobs' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${label}`) }))
}

export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy All jobs' }))
    await screen.findByRole('menu')
  },
}

/** The text is there to be copied by hand. */
export const Refused: Story = {
  play: async ({ args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await choose('As Markdown')
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' })
    await expect(text.value).toContain('| Job | Status |')
    await waitFor(() => expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]))
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}

export const Copying: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await choose('As CSV')
    await expect(write.mock.lastCall?.[0]).toMatch(/^"Job","Status",.*\r\n/)
    await expect(write.mock.lastCall?.[0]).toContain('as of 2026-11-20 11:54:00 UTC')
    await expect(args.onCopied).toHaveBeenLastCalledWith('2 jobs as CSV')
    await choose('Link to this moment')
    await expect(write).toHaveBeenLastCalledWith(args.momentHref?.())
    await expect(args.onCopied).toHaveBeenLastCalledWith('a link to this moment')
  },
}
