import { jobs, type Job } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { forceState } from '../primitives/testing/forceState'
import { press } from '../primitives/testing/interactions'
import { FailureCauses } from './FailureCauses'
import { causeOf, failureCauses, type FailureCause } from './failureCauses'
import type { Coverage } from './ReadCoverage'
import { nothingHeld } from './testing/lists'
import { JOBS_FAILED } from './words'

const clusters = [fixtures.clusterHealthy.id, fixtures.clusterUnhealthy.id]

/** Failures of one cause, a few minutes apart, on two clusters. */
const failures = (count: number, job_type: string, errorOf: (index: number) => string | null, from = 4) =>
  Array.from({ length: count }, (_, index) => ({
    ...fixtures.jobFailed,
    job_id: fixtures.idOf(`job/${job_type}/${index}`),
    job_type,
    cluster_id: clusters[index % 2] ?? null,
    error_message: errorOf(index),
    created_at: fixtures.minutesAgo(from + index * 3),
    updated_at: fixtures.minutesAgo(from + index * 3),
  }))

const pods = (index: number) =>
  `pod studio-7d9f8b6c5d-x2x9${index % 10} on 10.0.12.${index} was not ready after ${60 + index}s`
const failed = [
  ...failures(50, 'deploy_studio', pods),
  ...failures(12, 'verify_backup', (index) => `checksum mismatch in /var/lib/backup/${index}/segment.db`, 30),
  ...failures(3, 'issue_certificate', () => 'the certificate authority did not answer', 90),
  ...failures(1, 'check_health', () => null, 200),
]

const keyOf = (error_message: string) => causeOf({ error_message })
const ofPods = keyOf(pods(0))
const ofAuthority = keyOf('the certificate authority did not answer')

/** The failures that the platform lists, by their causes. */
const found = (coverage: Coverage) =>
  fromApi(
    {
      causes: () =>
        jobs
          .list({ limit: 100 })
          .then(({ items }: { items: readonly Job[] }) => ({ causes: failureCauses(items), coverage })),
    },
    { causes: JOBS_FAILED },
  )

const all: Coverage = { kind: 'latest', found: 66, total: 66, of: 'failed jobs', back: null }

/**
 * Failed jobs by why they failed. What differs between two failures of one cause, such as an id or a time, is replaced
 * by what it is.
 *
 * Say with the number of causes what they were found in.
 */
const meta = {
  title: 'Admin/Jobs/FailureCauses',
  component: FailureCauses<FailureCause<Job>>,
  tags: ['new'],
  args: {
    causes: loading,
    marks: {},
    onMark: fn(),
    jobsHref: (key) => `/admin/jobs?tab=all&q=status%3Afailed+cause%3A${key}`,
    onOpen: fn(),
    onRestart: fn(),
    held: nothingHeld(),
    clusterName: (id) => (id === clusters[0] ? 'fra-1' : 'ams-2'),
    onFurther: fn(),
    onStop: fn(),
  },
  parameters: { msw: [handlers.jobs(failed)] },
  loaders: [found(all)],
} satisfies Meta<typeof FailureCauses<FailureCause<Job>>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Where the platform has more failures than were read, or cannot choose them, that is said. */
export const LookedThrough: Story = {
  loaders: [found({ kind: 'read', found: 66, seen: 2000, of: 'jobs', back: fixtures.minutesAgo(300) })],
}

export const SomeOfThem: Story = {
  args: { reading: true },
  loaders: [
    found({ kind: 'latest', found: 500, total: 1312, of: 'failed jobs', back: fixtures.minutesAgo(300) }),
  ],
}

/** What somebody has noted: a cause that came again since it was seen, one that did not, and one with a note. */
export const Marked: Story = {
  args: {
    marks: {
      [ofPods]: {
        seen: fixtures.minutesAgo(20),
        note: 'Nodes are drained until Thursday, see the plan of Ines.',
      },
      [ofAuthority]: { seen: fixtures.minutesAgo(1) },
    },
  },
}

/** The ignored ones are behind a press. */
export const Ignored: Story = {
  args: {
    marks: {
      [ofPods]: { ignoredUntil: fixtures.minutesAgo(-50) },
      [ofAuthority]: { ignoredUntil: fixtures.minutesAgo(10) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await press(canvas, 'Show 1 ignored')
    await expect(
      within(canvas.getByRole('list', { name: 'Ignored causes' })).getByText(/^Ignored until/),
    ).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Noting: Story = {
  args: { marks: { [ofPods]: { note: 'Nodes are drained until Thursday.' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More for pod studio/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit note' }))
    await screen.findByRole('dialog', { name: 'Edit note' })
  },
}

export const NothingFailed: Story = {
  parameters: { msw: [handlers.jobs([])] },
  loaders: [found({ ...all, found: 0, total: 0 })],
}

export const NothingSoFar: Story = {
  parameters: { msw: [handlers.jobs([])] },
  loaders: [found({ kind: 'read', found: 0, seen: 500, of: 'jobs', back: fixtures.minutesAgo(300) })],
}

export const Loading: Story = { parameters: { msw: [handlers.jobs(loadingForever)] } }
export const Failed: Story = { parameters: { msw: [handlers.jobs(fails(500))] } }

/** The whole error of the latest failure is in the platform's own words. */
export const LongText: Story = {
  parameters: { msw: [handlers.jobs([fixtures.jobWithLongError])] },
  loaders: [found({ ...all, found: 1, total: 1 })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^the API server refused/, { selector: 'summary code' }))
    await expect(canvas.getByRole('button', { name: 'Copy error' })).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Narrow: Story = { ...Marked, globals: { viewport: { value: 'narrow' } } }

/** The pointer is at the number of failures, the restart has the focus. */
export const States: Story = {
  tags: ['focus'],
  play: async ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: '50 failures' }), 'hover')
    forceState(canvas.getByRole('button', { name: /^Restart 12 of / }), 'focus')
  },
}

export const Deciding: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, step }) => {
    const menu = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^More for pod studio/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await step('marks are told by the key of their cause', async () => {
      await menu('Mark as seen')
      await expect(args.onMark).toHaveBeenLastCalledWith(ofPods, {
        seen: expect.stringMatching(/Z$/) as string,
      })
      await menu('Ignore for 24 h')
      await expect(args.onMark).toHaveBeenLastCalledWith(ofPods, {
        ignoredUntil: expect.stringMatching(/Z$/) as string,
      })
      await menu('Add note')
      await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), ' known ')
      await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
      await expect(args.onMark).toHaveBeenLastCalledWith(ofPods, { note: 'known' })
    })
    await step('the restart is of all jobs of a cause', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Restart 50 of / }))
      await expect(args.onRestart).toHaveBeenLastCalledWith(expect.objectContaining({ key: ofPods }))
    })
    await step('the number of failures opens them', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '12 failures' }))
      await expect(args.onOpen).toHaveBeenLastCalledWith(
        keyOf('checksum mismatch in /var/lib/backup/1/segment.db'),
      )
    })
  },
}
