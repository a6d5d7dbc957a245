import { fireEvent, render, screen } from '@testing-library/react'
import { formSchema, text } from '../lib'
import { EditConflict } from './EditConflict'

const schema = formSchema({
  name: text({ label: 'Name', kind: 'name' }),
  region: text({ label: 'Region', kind: 'name' }),
})
const before = schema.format({ name: 'Plus', region: 'eu' })
const CHOOSE = 'Choose which value to keep'

test('it begins at its top, wherever the fields that it replaces were scrolled to', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  render(
    <EditConflict
      id="plan"
      schema={schema}
      conflict={{ before, yours: { ...before, name: 'Team' }, theirs: { ...before, name: 'Plus 2026' } }}
      onSubmit={() => {}}
    />,
  )
  expect(scroll.mock.contexts).toEqual([document.querySelector('form')])
})

test('what is not chosen yet is read out where the focus is there already, each time', () => {
  render(
    <EditConflict
      id="plan"
      schema={schema}
      conflict={{
        before,
        yours: { name: 'Team', region: 'us' },
        theirs: { name: 'Plus 2026', region: 'asia' },
      }}
      onSubmit={() => {}}
    />,
  )
  const save = () => fireEvent.submit(document.querySelector('form') ?? document)
  const radio = (name: string) => screen.getByRole('radio', { name })
  const told = () => screen.queryAllByRole('alert').filter((it) => it.textContent === CHOOSE)

  save()
  expect(radio('Theirs Plus 2026')).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Name' })).toHaveAccessibleDescription(CHOOSE)
  expect(told()).toEqual([])

  radio('Yours Team').focus()
  save()
  expect(radio('Yours Team')).toHaveFocus()
  const [first] = told()
  expect(first).toBeDefined()
  save()
  expect(told()).toHaveLength(1)
  expect(told()).not.toContain(first)

  fireEvent.click(radio('Yours Team'))
  save()
  expect(radio('Theirs asia')).toHaveFocus()
  expect(told()).toEqual([])
})
