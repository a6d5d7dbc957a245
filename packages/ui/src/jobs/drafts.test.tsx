import { jobFailed } from '@quarterdeck/sandbox/fixtures'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { DraftsContext, ready, type Draft, type DraftPlace } from '../lib'
import { FailureCauses } from './FailureCauses'
import { causeOf, failureCauses, type CauseMark } from './failureCauses'
import { SavedViews, type SavedView } from './SavedViews'

const nothing = () => {}

const drafts = new Map<string, Draft>()
const placeOf = (form: string): DraftPlace => ({
  read: () => drafts.get(form) ?? null,
  keep: (draft) => (draft ? drafts.set(form, structuredClone(draft)) : drafts.delete(form)),
  sending: nothing,
  whenSent: () => nothing,
})
beforeEach(() => drafts.clear())

const draw = (drawn: ReactNode) => render(<DraftsContext value={placeOf}>{drawn}</DraftsContext>)

/** Opens a form by an entry of a menu. */
async function open(menu: string | RegExp, entry: string) {
  fireEvent.click(screen.getByRole('button', { name: menu }))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, field: dialog.getByRole<HTMLInputElement>('textbox') }
}
type Form = Awaited<ReturnType<typeof open>>

const type = ({ field }: Form, value: string) => fireEvent.change(field, { target: { value } })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function save(form: Form, button: string) {
  fireEvent.click(form.dialog.getByRole('button', { name: button }))
  await gone()
}

async function discard({ dialog }: Form) {
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Discard changes' }))
  await gone()
}

describe('the note of a cause', () => {
  const [quota, route] = ['quota exceeded', 'no route to host']
  const jobs = [quota, route].map((error_message, index) => ({
    ...jobFailed,
    finished_at: null,
    job_id: `job-${index}`,
    error_message,
  }))
  const found = ready({
    causes: failureCauses(jobs),
    coverage: { kind: 'whole' as const, found: 2 },
  })
  const kept: Record<string, CauseMark> = {}

  function Causes() {
    const [marks, setMarks] = useState(kept)
    return (
      <FailureCauses
        causes={found}
        marks={marks}
        onMark={(key, mark) => setMarks({ ...marks, [key]: mark })}
        jobsHref={(key) => `#${key}`}
        onOpen={nothing}
        onRestart={nothing}
        held={{ waiting: 0, onShow: nothing, onPresence: nothing }}
        clusterName={() => 'fra-1'}
        onFurther={nothing}
        onStop={nothing}
      />
    )
  }
  const note = (cause: string, entry: string) => open(`More for ${cause}`, entry)

  test('that is saved is not typed into another one, nor is it back in its own', async () => {
    draw(<Causes />)
    const first = await note(quota, 'Add note')
    type(first, 'Known: ticket 4711')
    await save(first, 'Save note')
    expect(drafts).toEqual(new Map())

    const other = await note(route, 'Add note')
    expect(other.field).toHaveValue('')
    type(other, 'Router replaced')
    await save(other, 'Save note')

    const again = await note(quota, 'Edit note')
    expect(again.field).toHaveValue('Known: ticket 4711')
    expect(again.dialog.queryByText(/is back/)).not.toBeInTheDocument()
  })

  test('that is discarded is gone', async () => {
    draw(<Causes />)
    const first = await note(quota, 'Add note')
    type(first, 'Known')
    await discard(first)
    expect(drafts).toEqual(new Map())
  })

  test('that a reload has interrupted is back in its own alone', async () => {
    const { unmount } = draw(<Causes />)
    type(await note(quota, 'Add note'), 'Known')
    unmount()
    expect([...drafts.keys()]).toEqual([`note ${causeOf({ error_message: quota })}`])
    draw(<Causes />)
    const other = await note(route, 'Add note')
    expect(other.field).toHaveValue('')
    fireEvent.click(other.dialog.getByRole('button', { name: 'Cancel' }))
    await gone()
    const own = await note(quota, 'Add note')
    await waitFor(() => expect(own.field).toHaveValue('Known'))
    await discard(own)
    expect(drafts).toEqual(new Map())
  })
})

describe('the name of a view', () => {
  const search = (q: string) => ({ q, byCause: false })
  function Views({ q, views = [] }: { q: string; views?: SavedView[] }) {
    return (
      <SavedViews
        views={views}
        current={search(q)}
        hrefOf={(view) => `/admin/jobs?q=${view.q}`}
        onSave={nothing}
        onRename={nothing}
        onDelete={nothing}
        onFirst={nothing}
      />
    )
  }

  test.each([
    ['Save this view', 'Save view', []],
    ['Rename this view', 'Rename view', [{ name: 'Failures', ...search('status:failed') }]],
  ])('%s: that is saved or discarded is gone', async (entry, button, views) => {
    draw(<Views q="status:failed" views={views} />)
    const saved = await open(/^View/, entry)
    type(saved, 'Night shift')
    expect(drafts.size).toBe(1)
    await save(saved, button)
    expect(drafts).toEqual(new Map())

    const discarded = await open(/^View/, entry)
    type(discarded, 'Day shift')
    await discard(discarded)
    expect(drafts).toEqual(new Map())
  })

  test('that a reload has interrupted is not that of another search', async () => {
    const { unmount } = draw(<Views q="status:failed" />)
    type(await open('Views', 'Save this view'), 'Failures')
    unmount()
    draw(<Views q="status:running" />)
    expect((await open('Views', 'Save this view')).field).toHaveValue('')
  })

  test('is refused where as many views are kept as there can be', async () => {
    const kept = Array.from({ length: 50 }, (_, index) => ({
      name: `View ${index}`,
      ...search(`text:${index}`),
    }))
    draw(<Views q="status:failed" views={kept} />)
    const { dialog, field } = await open('Views', 'Save this view')
    type({ dialog, field }, 'Night shift')
    fireEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    expect(await dialog.findByText('There are 50 views already. Delete one to save another.')).toBeVisible()
  })
})
