import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { TextKind } from '../lib'
import { Field } from './Field'
import { Input } from './Input'
import { SearchField } from './SearchField'

const TAKEN_OUT = 'Characters that nobody can see were taken out.'
const onChange = vi.fn<(text: string) => void>()

function Form({ kind }: { kind?: TextKind }) {
  const [text, setText] = useState('')
  return (
    <form onReset={() => setText('')}>
      <Field label="Email" kind={kind}>
        <Input
          value={text}
          onChange={({ target }) => {
            onChange(target.value)
            setText(target.value)
          }}
        />
      </Field>
      <button type="reset">Clear</button>
    </form>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const paste = (text: string) => fireEvent.change(input(), { target: { value: text } })

beforeEach(() => onChange.mockReset())

test('what nobody sees is gone before anything reads the control, and the field says so until the next change', () => {
  render(<Form kind="email" />)
  paste('ad\u200Bmin@example.com')
  expect(onChange.mock.calls).toEqual([['admin@example.com']])
  expect(input()).toHaveValue('admin@example.com')
  expect(input()).toHaveAccessibleDescription(TAKEN_OUT)
  expect(screen.getByRole('status')).toHaveTextContent(TAKEN_OUT)

  paste('admin@example.org')
  expect(input()).not.toHaveAccessibleDescription()
})

test('the caret stays where it was in the text that people see', () => {
  render(<Form kind="email" />)
  const setCaret = vi.spyOn(input(), 'setSelectionRange')
  vi.spyOn(input(), 'selectionStart', 'get').mockReturnValue(3)
  paste('ad\u200Bmin')
  expect(setCaret).toHaveBeenLastCalledWith(2, 2)
})

test('a form that was emptied says nothing of what was in it', () => {
  render(<Form kind="email" />)
  paste('ad\u200Bmin@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  // happy-dom resets the form's controls without an event of its own.
  fireEvent.reset(document.querySelector('form') ?? document)
  expect(screen.queryByText(TAKEN_OUT)).not.toBeInTheDocument()
})

test('a field without a kind, such as a password, keeps every character', () => {
  render(<Form />)
  paste(' \u200Bse\u202Ecret ')
  expect(onChange).toHaveBeenCalledWith(' \u200Bse\u202Ecret ')
  expect(screen.queryByText(TAKEN_OUT)).not.toBeInTheDocument()
})

test('a search says so too', () => {
  render(<SearchField label="Search" value="" onSearch={() => {}} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ad\u200Ba' } })
  expect(screen.getByRole('searchbox')).toHaveValue('ada')
  expect(screen.getByText(TAKEN_OUT)).toBeVisible()
})
