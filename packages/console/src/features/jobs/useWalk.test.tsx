import { configure } from '@quarterdeck/api'
import { jobCompleted, jobFailed, jobRunning, manyWorkflows } from '@quarterdeck/sandbox/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { queryClient } from '../../lib/queryClient'
import { useDialog } from '../../lib/useDialog'
import { writesUnderWay } from '../../lib/writes'
import { Component as WorkflowDialog } from './Workflow.dialog'
import { readJobsAgain } from './workflow.queries'

afterEach(() => {
  cleanup() // what is drawn would read again
  queryClient.clear()
})

/** The dialog of the address, as the console draws it: the same one for every workflow. */
function Opened() {
  const { dialog, close } = useDialog()
  return (
    <>
      {dialog && <WorkflowDialog id={dialog.id} source={dialog.source} onClose={close} />}
      <output aria-label="Address">{useLocation().search}</output>
    </>
  )
}

/** Opens a workflow over the jobs screen, and waits until its buttons lead somewhere. */
async function open(query: string, answer: (request: Request) => unknown) {
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/v1/capabilities') return Response.json({ features: [] })
    const answered = await answer(request)
    return answered instanceof Response ? answered : Response.json(answered ?? [])
  }
  configure({ apiUrl: 'https://api.example.com', fetch })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/admin/jobs?dialog=workflow&source=organization&${query}`]}>
        <Opened />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('list', { name: 'Steps' })
  const next = await dialog.findByRole('button', { name: 'Next workflow (J)' })
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
  return dialog
}

const press = (within: Pick<typeof screen, 'getByRole'>, name: string) =>
  fireEvent.click(within.getByRole('button', { name }))

const pathOf = ({ url }: Request) => new URL(url).pathname
const stepsOf = (request: Request) => /workflows\/([^/]+)\/jobs$/.exec(pathOf(request))?.[1]
/** The page of a list that a request asks for. */
function pageOf<T>({ url }: Request, all: readonly T[]) {
  const { searchParams } = new URL(url)
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
  const pagination = { total: all.length, totalPages: Math.ceil(all.length / limit) }
  return { page, data: all.slice((page - 1) * limit, page * limit), pagination }
}

/** A page of the cards of workflows; the second comes when `answers` is resolved. */
async function pageOfWorkflows<T>(request: Request, workflows: readonly T[], answers: Promise<void>) {
  if (pathOf(request) !== '/v1/admin/workflows') return []
  const { page, ...listed } = pageOf(request, workflows)
  if (page === 2) await answers
  return listed
}

describe('a question that is asked while the next one is looked for', () => {
  const workflows = manyWorkflows(12).map(({ workflow_id }, index) => ({
    ...manyWorkflows(1)[0],
    workflow_id,
    description: `Workflow ${index + 1}`,
  }))
  const last = workflows[5]?.workflow_id ?? ''

  /** Presses J at the last card of the first page, and then what asks; the second page comes when `arrive` is called. */
  async function ask(second: typeof jobFailed, button: string) {
    const sent: string[] = []
    let answer = () => {}
    const answers = new Promise<void>((resolve) => void (answer = resolve))
    const dialog = await open(`id=${last}`, async (request) => {
      if (request.method === 'POST') return void sent.push(pathOf(request))
      const workflow_id = stepsOf(request)
      if (workflow_id)
        return [jobCompleted, second].map((job, index) => ({
          ...job,
          job_id: `${workflow_id}-${index}`,
          workflow_id,
          sequence_number: index,
        }))
      return pageOfWorkflows(request, workflows, answers)
    })
    press(dialog, 'Next workflow (J)')
    await dialog.findByLabelText('Looking further')
    press(dialog, button)
    const question = within(await screen.findByRole('alertdialog'))
    const arrive = () =>
      act(async () => {
        answer()
        await queryClient.refetchQueries({ type: 'active' })
      })
    return { dialog, question, sent, arrive }
  }

  test.each([
    [
      'restarts',
      jobFailed,
      'Restart from beginning',
      'Restart from beginning',
      `workflows/${last}/restart-from-beginning`,
    ],
    ['cancels a job of', jobRunning, 'Cancel deploy_studio', 'Cancel job', `${last}-1/cancel`],
  ])('%s the workflow that it was asked about', async (_does, second, button, confirm, path) => {
    const { question, sent, arrive } = await ask(second, button)
    await arrive()
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(last)
    press(question, confirm)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toContain(path)
    // Of the orders for a workflow one is under way at a time, also in the next test.
    await waitFor(() => expect(writesUnderWay().filter(({ key }) => key[0] === 'workflows')).toEqual([]))
  })

  test('ends the search, and J leads on once it is answered', async () => {
    const { dialog, question, arrive } = await ask(jobFailed, 'Restart from beginning')
    expect(dialog.queryByLabelText('Looking further')).not.toBeInTheDocument()
    press(question, 'Keep what is done')
    press(dialog, 'Next workflow (J)')
    await arrive()
    expect(await dialog.findByRole('heading', { name: 'Workflow 7' })).toBeVisible()
  })
})

test('a page that is read again after each of several writes, before it has come, is waited for', async () => {
  const workflows = manyWorkflows(12)
  let answer = () => {}
  const answers = new Promise<void>((resolve) => void (answer = resolve))
  const dialog = await open(`id=${workflows[5]?.workflow_id}`, async (request) => {
    const workflow_id = stepsOf(request)
    if (workflow_id) return [{ ...jobCompleted, workflow_id }]
    return pageOfWorkflows(request, workflows, answers)
  })
  press(dialog, 'Next workflow (J)')
  await dialog.findByLabelText('Looking further')
  for (let writes = 0; writes < 3; writes += 1) await act(async () => readJobsAgain(queryClient))
  answer()
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(
      workflows[6]?.workflow_id ?? '',
    ),
  )
})

test('a page that is read for a dialog that was left is not read again after a write', async () => {
  const workflows = manyWorkflows(12)
  let asked = 0
  const dialog = await open(`id=${workflows[5]?.workflow_id}`, async (request) => {
    const workflow_id = stepsOf(request)
    if (workflow_id) return [{ ...jobCompleted, workflow_id }]
    if (pathOf(request) === '/v1/admin/workflows' && pageOf(request, workflows).page === 2) asked += 1
    return pageOfWorkflows(request, workflows, new Promise(() => {}))
  })
  press(dialog, 'Next workflow (J)')
  await waitFor(() => expect(asked).toBe(1))
  cleanup()
  await act(async () => readJobsAgain(queryClient))
  expect(asked).toBe(1)
})

describe('on the tab All', () => {
  /** Opens the workflow of the first of many jobs; `later` answers in place of all pages but the first. */
  const openFirst = (
    kindOf: (index: number) => 'done' | 'failed' | 'of no workflow',
    later: Response | undefined,
  ) => {
    const jobs = Array.from({ length: 500 }, (_, index) => ({
      ...(kindOf(index) === 'failed' ? jobFailed : jobCompleted),
      job_id: `job-${index}`,
      job_type: `type_${index}`,
      workflow_id: kindOf(index) === 'of no workflow' ? null : `workflow-${index}`,
      created_at: new Date(Date.parse('2026-11-20T12:00:00Z') - index * 60_000).toISOString(),
    }))
    return open('tab=all&id=workflow-0', (request) => {
      const workflow_id = stepsOf(request)
      if (workflow_id) return jobs.filter((job) => job.workflow_id === workflow_id)
      if (pathOf(request) !== '/v1/admin/jobs') return []
      const { page, ...listed } = pageOf(request, jobs)
      return page > 1 && later ? later.clone() : listed
    })
  }

  test('why more could not be read is said in the words of the error', async () => {
    const away = Response.json({ error: { message: 'The database is away' } }, { status: 500 })
    const dialog = await openFirst(() => 'done', away)
    press(dialog, 'Next failure')
    expect(await dialog.findByText('The database is away')).toBeVisible()
    expect(dialog.queryByText('No further failure')).not.toBeInTheDocument()
  })

  test('a failure is found behind many jobs of no workflow', async () => {
    const dialog = await openFirst(
      (index) => (index === 0 ? 'done' : index < 460 ? 'of no workflow' : 'failed'),
      undefined,
    )
    press(dialog, 'Next failure')
    const address = screen.getByRole('status', { name: 'Address' })
    await waitFor(() => expect(address).toHaveTextContent('workflow-460'))
  })
})

test('a workflow is opened without reading the lists of the screen below once more', async () => {
  const workflows = manyWorkflows(2)
  const read: string[] = []
  const openFirst = () =>
    open(`id=${workflows[0]?.workflow_id}`, (request) => {
      if (stepsOf(request)) return [jobCompleted]
      read.push(pathOf(request))
      return pathOf(request) === '/v1/admin/workflows' ? pageOf(request, workflows) : []
    })
  await openFirst()
  const lists = read.splice(0)
  expect(lists).toEqual(expect.arrayContaining(['/v1/admin/jobs', '/v1/admin/workflows']))
  cleanup()
  await openFirst()
  for (const list of ['/v1/admin/jobs', '/v1/admin/workflows']) expect(read).not.toContain(list)
})

test.each([
  [20, 'No further failure'],
  [30, 'No failure on the next 20 pages'],
])('where none of %i pages has a failure, it says how far was looked', async (pages, text) => {
  const workflows = manyWorkflows(pages * 6)
  const dialog = await open(`id=${workflows[0]?.workflow_id}`, (request) => {
    const workflow_id = stepsOf(request)
    if (workflow_id) return [{ ...jobCompleted, workflow_id }]
    return pathOf(request) === '/v1/admin/workflows' ? pageOf(request, workflows) : []
  })
  press(dialog, 'Next failure')
  expect(await dialog.findByText(text)).toBeVisible()
})
