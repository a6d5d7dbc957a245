import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DraftsContext, ready, type Draft, type DraftPlace } from '../lib'
import { CustomJobsSection, type CustomJob } from './CustomJobsSection'

const job = (id: string, display_name: string): CustomJob => ({
  template_id: id,
  display_name,
  description: '',
  job_type: 'backup',
  is_enabled: true,
  parameters: [{ name: 'pod', label: 'Pod', required: true }],
})
const jobs = [job('1', 'Back up'), job('2', 'Verify')]

/** The jobs with places for drafts, as the console has them; of a draft that is being sent it keeps the form's name. */
function open({ unavailable = false } = {}) {
  const drafts = new Map<string, Draft>()
  const sent: string[] = []
  const onRun = vi.fn<(item: CustomJob, parameters?: Record<string, string>) => void>()
  const places = (form: string): DraftPlace => ({
    read: () => drafts.get(form) ?? null,
    keep: (draft) => (draft ? drafts.set(form, draft) : drafts.delete(form)),
    sending: () => void sent.push(form),
    whenSent: () => () => {},
  })
  render(
    <DraftsContext value={places}>
      <CustomJobsSection
        jobs={ready(jobs)}
        runs={{}}
        target="fra-1"
        unavailable={unavailable}
        onRun={onRun}
      />
    </DraftsContext>,
  )
  return { drafts, sent, onRun }
}

const ask = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: `Run Job ${name}` })))
const pod = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Pod' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a job whose type alone says that it overwrites something is asked about', async () => {
  const onRun = vi.fn<() => void>()
  const nightly = { ...job('3', 'Nightly'), job_type: 'restore_backup', parameters: [] }
  render(<CustomJobsSection jobs={ready([nightly])} runs={{}} target="fra-1" onRun={onRun} />)
  await ask('Nightly')
  expect(await screen.findByText(/^The data of fra-1 are overwritten/)).toBeVisible()
  expect(onRun).not.toHaveBeenCalled()
})

test('what a run was told is back when it is asked for again, and for that job alone', async () => {
  const { drafts, sent, onRun } = open()
  await ask('Back up')
  await userEvent.type(await pod(), 'backend-0')
  await press('Run Job')
  expect(onRun).toHaveBeenCalledWith(jobs[0], { pod: 'backend-0' })
  expect(sent).toEqual([...drafts.keys()])

  await ask('Verify')
  expect((await pod()).value).toBe('')
  await press('Cancel')
  await ask('Back up')
  expect((await pod()).value).toBe('backend-0')
  expect(screen.getByText('What you typed before is back')).toBeVisible()
})

test('what was to be told goes when it is discarded', async () => {
  const { drafts } = open()
  await ask('Back up')
  await userEvent.type(await pod(), 'backend-0')
  expect(drafts.size).toBe(1)
  await press('Cancel')
  await press('Discard changes')
  expect(drafts.size).toBe(0)
})

test('§8.10: where nothing can be run, nothing is asked for', async () => {
  const { onRun } = open({ unavailable: true })
  await ask('Back up')
  expect(onRun).toHaveBeenCalledWith(jobs[0])
  expect(screen.queryByRole('dialog')).toBeNull()
})
