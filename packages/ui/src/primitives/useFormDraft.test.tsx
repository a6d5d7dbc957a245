import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DraftsContext, formSchema, text, type Draft } from '../lib'
import { DraftNotice } from './DraftNotice'
import { Field } from './Field'
import { Input } from './Input'
import { useSchemaForm } from './useSchemaForm'

const schema = formSchema({
  name: text({ label: 'Name', kind: 'name' }),
  region: text({ label: 'Region', kind: 'name' }),
  key: { ...text({ label: 'Key', kind: 'name' }), secret: true },
})

function Form({ saved }: { saved?: typeof schema.initial | null }) {
  const form = useSchemaForm(schema, { saved, draft: 'cluster' })
  const send = form.sending(() => {})
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => send())(event)}>
      <DraftNotice draft={form.draft} />
      {schema.names.map((name) => (
        <Field key={name} {...form.field(name)}>
          <Input {...form.register(name)} />
        </Field>
      ))}
      <output aria-label="Before">{JSON.stringify(form.before)}</output>
      <button>Send</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  )
}

/** A place for one draft, as the console has many of. */
function open(draft: Draft | null = null, saved?: typeof schema.initial | null) {
  const kept = { draft, sent: 0, tell: () => {} }
  const place = {
    read: () => kept.draft,
    keep: (next: Draft | null) => void (kept.draft = next),
    sending: () => void (kept.sent += 1),
    whenSent(tell: () => void) {
      kept.tell = tell
      return () => {}
    },
  }
  const view = render(
    <DraftsContext value={() => place}>
      <Form saved={saved} />
    </DraftsContext>,
  )
  return { kept, ...view, place }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('what is typed is kept, without secrets, with what was there before', async () => {
  const { kept } = open(null, { name: 'frankfurt-1', region: 'eu', key: '' })
  await userEvent.type(field('Name'), '-b')
  await userEvent.type(field('Key'), 'hunter2')
  expect(kept.draft).toEqual({
    values: { name: 'frankfurt-1-b' },
    before: { name: 'frankfurt-1' },
    secrets: ['Key'],
  })
  expect(JSON.stringify(kept.draft)).not.toContain('hunter2')
  await userEvent.clear(field('Name'))
  await userEvent.type(field('Name'), 'frankfurt-1')
  expect(kept.draft).toBeNull()
})

test('a draft is back when the form opens, and says which secrets it lacks', async () => {
  const { kept } = open({ values: { name: 'oslo' }, before: { name: '' }, secrets: ['Key'] })
  expect(field('Name').value).toBe('oslo')
  expect(screen.getByText(/^Not kept/)).toHaveTextContent('Not kept, since it is secret: Key.')
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(field('Name').value).toBe('')
  expect(kept.draft).toBeNull()
  expect(screen.queryByText(/is back/)).toBeNull()
})

test('one that may have been done says so, also after it was edited', async () => {
  const draft = { values: { name: 'oslo' }, before: { name: '' }, secrets: [], unanswered: true }
  const { kept } = open(draft)
  expect(screen.getByText(/^It was sent, and no answer came/)).toBeVisible()
  await userEvent.type(field('Name'), '-2')
  expect(kept.draft).toEqual({ ...draft, values: { name: 'oslo-2' } })
})

test('a draft stays when the saved values come later, and keeps what was there when it was typed', async () => {
  const draft = { values: { name: 'oslo' }, before: { name: 'bergen' }, secrets: [] }
  const { kept, rerender, place } = open(draft, null)
  rerender(
    <DraftsContext value={() => place}>
      <Form saved={{ name: 'tromso', region: 'no', key: '' }} />
    </DraftsContext>,
  )
  expect(field('Name').value).toBe('oslo')
  expect(field('Region').value).toBe('no')
  // What is sent is compared with this, so that a change that somebody made since then is noticed.
  expect(JSON.parse(screen.getByLabelText('Before').textContent)).toEqual({
    name: 'bergen',
    region: 'no',
    key: '',
  })
  await userEvent.type(field('Name'), '-2')
  expect(kept.draft).toMatchObject({ values: { name: 'oslo-2' }, before: { name: 'bergen' } })
})

test('what is saved before the saved values have come is not put back into them', async () => {
  const draft = { values: { name: 'oslo' }, before: { name: 'bergen' }, secrets: [] }
  const { kept, rerender, place } = open(draft, null)
  act(() => kept.tell())
  rerender(
    <DraftsContext value={() => place}>
      <Form saved={{ name: 'tromso', region: 'no', key: '' }} />
    </DraftsContext>,
  )
  expect(field('Name').value).toBe('tromso')
  expect(kept.draft).toBeNull()
})

test('values that the form does not know, or of another type, are left out', () => {
  open({ values: { name: ['junk'], unknown: 'x', region: 'eu' }, before: {}, secrets: [] })
  expect(field('Name').value).toBe('')
  expect(field('Region').value).toBe('eu')
})

test('a value that is to be empty is back once the saved values have come', () => {
  const draft = { values: { name: '' }, before: { name: 'oslo' }, secrets: [] }
  const { kept, rerender, place } = open(draft, null)
  expect(screen.queryByText(/is back/)).toBeNull()
  rerender(
    <DraftsContext value={() => place}>
      <Form saved={{ name: 'oslo', region: 'no', key: '' }} />
    </DraftsContext>,
  )
  expect(field('Name').value).toBe('')
  expect(screen.getByText(/is back/)).toBeVisible()
  expect(kept.draft).toBe(draft)
})

test('the notice goes, and the draft with it, when nothing is edited any more', async () => {
  const { kept } = open({ values: { name: 'oslo' }, before: { name: '' }, secrets: [] })
  await userEvent.clear(field('Name'))
  expect(kept.draft).toBeNull()
  await userEvent.type(field('Region'), 'eu')
  expect(screen.queryByText(/is back/)).toBeNull()
  expect(kept.draft).toMatchObject({ values: { region: 'eu' } })
})

test('what is saved by now as it was typed is no draft', async () => {
  const saved = { name: 'oslo', region: '', key: '' }
  const { kept } = open({ values: { name: 'oslo' }, before: { name: 'bergen' }, secrets: [] }, saved)
  expect(screen.queryByText(/is back/)).toBeNull()
  await userEvent.type(field('Region'), 'no')
  expect(screen.queryByText(/is back/)).toBeNull()
  expect(kept.draft).toEqual({ values: { region: 'no' }, before: { region: '' }, secrets: [] })
})

test('a secret that was not typed again is still named after another reload', async () => {
  const { kept } = open({ values: { name: 'oslo' }, before: { name: '' }, secrets: ['Key'] })
  await userEvent.type(field('Region'), 'eu')
  expect(kept.draft).toMatchObject({ values: { name: 'oslo', region: 'eu' }, secrets: ['Key'] })
})

test('a form that is reset has no draft, and a press to send marks it', async () => {
  const { kept } = open()
  await userEvent.type(field('Name'), 'oslo')
  expect(kept.draft).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(kept.sent).toBe(1)
  await act(async () => screen.getByRole('button', { name: 'Reset' }).click())
  expect(kept.draft).toBeNull()
})
