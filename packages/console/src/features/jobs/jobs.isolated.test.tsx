import { manyJobs, manyWorkflows, workflowJobsCompleted } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import type { TableColumn, TableProps } from '@quarterdeck/ui/primitives'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useMemo } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../../lib/queryClient'
import { Component } from './jobs.route'

type Row = { job_id: string }

/** What was drawn, as React's Profiler reports it: each row (told by its first cell) and each card, by id. */
const drawn = vi.hoisted((): string[] => [])

vi.mock('@quarterdeck/ui/primitives', async (original) => {
  const real = await original<typeof import('@quarterdeck/ui/primitives')>()
  function Table({ columns, ...props }: TableProps<Row>) {
    const counted = useMemo(
      (): readonly TableColumn<Row>[] =>
        columns.map((column, index) => ({
          ...column,
          cell: (row) =>
            index > 0 ? (
              column.cell(row)
            ) : (
              <Profiler id={row.job_id} onRender={(id) => void drawn.push(id)}>
                {column.cell(row)}
              </Profiler>
            ),
        })),
      [columns],
    )
    return <real.Table {...props} columns={counted} />
  }
  return { ...real, Table }
})

vi.mock('@quarterdeck/ui/jobs', async (original) => {
  const real = await original<typeof import('@quarterdeck/ui/jobs')>()
  const WorkflowCard = (props: Parameters<typeof real.WorkflowCard>[0]) => (
    <Profiler id={props.workflow.workflow_id} onRender={(id) => void drawn.push(id)}>
      <real.WorkflowCard {...props} />
    </Profiler>
  )
  return { ...real, WorkflowCard }
})

const platform = mockPlatform()
const jobs = manyJobs(25)
let served = jobs

beforeEach(() => {
  served = jobs
  platform.use(
    handlers.jobs(({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit'))
      return { data: served.slice(0, limit), pagination: { total: 25, totalPages: Math.ceil(25 / limit) } }
    }),
    handlers.workflows(manyWorkflows(6)),
    handlers.workflowJobs(workflowJobsCompleted),
  )
})
afterEach(() => queryClient.clear())

const draw = (address: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )

async function open() {
  draw('/admin/jobs')
  await waitFor(() => expect(rows('Active Jobs')).toHaveLength(10))
  await waitFor(() => expect(screen.getAllByText('Completed').length).toBeGreaterThan(6))
  expect(rows('Recent Jobs')).toHaveLength(15)
  drawn.length = 0
}

const rows = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)

/** Does what every polling interval does: reads the lists in view again. The intervals are tested in polling.test.ts. */
const poll = () => act(() => queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false }))

test('a poll that changes 2 of 25 rows draws those rows and nothing else', async () => {
  await open()
  const changed = [5, 6].map((index) => jobs[index]?.job_id)
  served = jobs.map((job) =>
    changed.includes(job.job_id) ? { ...job, retries: job.retries + 1 } : { ...job },
  )
  await poll()

  await waitFor(() => expect(drawn).toHaveLength(2))
  expect(new Set(drawn)).toEqual(new Set(changed))
})

test('a poll that brings nothing new draws no row and no card', async () => {
  await open()
  await poll()
  await poll()
  expect(drawn).toEqual([])
})

test('a new job on top draws itself alone', async () => {
  await open()
  const [first] = manyJobs(40).slice(39)
  if (!first) throw new Error('No further job')
  served = [{ ...first, status: 'completed' }, ...jobs]
  await poll()
  expect(drawn).toEqual([first.job_id])
})

test('while polls fail, the lists stay in view, and one line says that they are not updated', async () => {
  await open()
  platform.use(handlers.jobs(fails(500, 'Database away')))
  await poll()

  expect(await screen.findByText(/^Last update failed · updated/)).toBeVisible()
  expect(rows('Recent Jobs')).toHaveLength(15)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(drawn).toEqual([])
})

test('screen readers are told what came of Refresh, and of polls only that one failed', async () => {
  await open()
  const age = screen.getByText(/^Updated/).closest('p') ?? document.body
  const refresh = () => userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await poll()
  expect(within(age).getByRole('status')).toBeEmptyDOMElement()
  await refresh()
  await waitFor(() => expect(within(age).getByRole('status')).toHaveTextContent('Updated'))
  platform.use(handlers.jobs(fails(500, 'Database away')))
  await refresh()
  await waitFor(() => expect(within(age).getByRole('status')).toHaveTextContent('Last update failed'))
})

test('a poll of the list of all jobs that changes 2 of 25 rows draws those rows and nothing else', async () => {
  const at = (index: number) => new Date(Date.parse('2026-11-20T12:00:00Z') - index * 60_000).toISOString()
  const ordered = jobs.map((job, index) => ({ ...job, created_at: at(index) }))
  served = ordered
  platform.use(handlers.clusterJobs([]))
  draw('/admin/jobs?tab=all')
  await waitFor(() => expect(rows('All jobs')).toHaveLength(25))
  await screen.findByText('25 jobs')
  drawn.length = 0
  await poll()
  expect(drawn).toEqual([])

  const changed = [5, 6].map((index) => ordered[index]?.job_id)
  served = ordered.map((job) =>
    changed.includes(job.job_id) ? { ...job, retries: job.retries + 1 } : { ...job },
  )
  await poll()
  await waitFor(() => expect(drawn).toHaveLength(2))
  expect(new Set(drawn)).toEqual(new Set(changed))
})

test('where the lists come as bare arrays, it is told how many jobs were read until all of them are', async () => {
  const history = manyJobs(120)
  platform.use(
    handlers.jobs(({ request }) => {
      const { searchParams } = new URL(request.url)
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
      return history.slice((page - 1) * limit, page * limit)
    }),
    handlers.clusterJobs(() => []),
  )
  draw('/admin/jobs?tab=all')
  await screen.findByText(/^50 of the latest 50 jobs, back to /)
  await userEvent.click(screen.getByRole('button', { name: 'Search further' }))
  expect(await screen.findByText('120 jobs')).toBeVisible()
})

describe('the steps of a workflow that goes on', () => {
  // A poll is due after up to 7.5 s, and on a busy machine the one before may have read what was served before.
  const DUE_MS = 16_000
  const [workflow] = manyWorkflows(1)
  if (!workflow) throw new Error('No workflow')
  const steps = (status: 'running' | 'completed') =>
    jobs.slice(0, 3).map((job, index) => ({
      ...job,
      workflow_id: workflow.workflow_id,
      sequence_number: index,
      status: index === 0 ? status : ('completed' as const),
    }))

  /** Opens the screen; tells how often the steps have been asked for. */
  async function openBeside(latest: typeof jobs) {
    const asked = vi.fn<() => void>()
    served = latest
    platform.use(
      handlers.workflows([workflow].flatMap((one) => one ?? [])),
      handlers.workflowJobs(() => {
        asked()
        return steps('running')
      }),
    )
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/admin/jobs']}>
          <Component />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    const card = await screen.findByRole('article')
    await within(card).findByText('Running')
    return { card, asked }
  }
  test('are told by the latest jobs where these have all of them, and not read again', async () => {
    const { card, asked } = await openBeside([...steps('running'), ...jobs.slice(3)])
    served = [...steps('completed'), ...jobs.slice(3)]
    expect(await within(card).findByText('Completed', undefined, { timeout: DUE_MS })).toBeVisible()
    expect(asked).toHaveBeenCalledOnce()
  }, 20_000)

  test('are read again where one is missing among the latest', async () => {
    const { card, asked } = await openBeside([...steps('running').slice(0, 2), ...jobs.slice(3)])
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1), { timeout: DUE_MS })
    expect(within(card).getByText('Running')).toBeVisible()
  }, 20_000)
})

test('a list that never arrived counts as not updated, beside one that did', async () => {
  platform.use(handlers.jobs(fails(500)))
  draw('/admin/jobs')
  const [line] = await screen.findAllByText(/^Last update failed/)
  expect(line).toBeVisible()
})

test('a search of the address that cannot be read can be corrected in the field', async () => {
  draw('/admin/jobs?tab=all&q=status:failed+colour:red')
  const search = await screen.findByRole('combobox', { name: 'Search jobs' })
  expect(search).toHaveValue('status:failed colour:red')
  expect(search).toHaveAccessibleDescription(/'colour' is no field/)
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
})
