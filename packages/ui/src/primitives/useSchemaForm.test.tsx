import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { formSchema, text, wholeNumber, type Failure } from '../lib'
import { Field } from './Field'
import { FormFooter } from './FormFooter'
import { Input } from './Input'
import { useSchemaForm } from './useSchemaForm'

const schema = formSchema({
  name: text({ label: 'Name', kind: 'name', refusedWith: ['name_taken'] }),
  places: wholeNumber({ label: 'Places' }),
})

function Form({ failure }: { failure?: Failure }) {
  const form = useSchemaForm(schema, { failure })
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
      {schema.names.map((name) => (
        <Field key={name} {...form.field(name)}>
          <Input {...form.register(name)} />
        </Field>
      ))}
      <FormFooter submitLabel="Save" failure={form.failure} onCancel={() => {}} />
    </form>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
const failed = (code?: string): Failure => ({ message: 'Failed to save.', reason: 'Because of this.', code })

test.each([
  ['name_taken', 'Name'],
  ['name_invalid', 'Name'],
  ['places_invalid', 'Places'],
])('§13.7: a refusal with the code %s stands at %s, which has the focus', (code, name) => {
  const { rerender } = render(<Form />)
  rerender(<Form failure={failed(code)} />)
  expect(field(name)).toBeInvalid()
  expect(field(name)).toHaveFocus()
  expect(field(name)).toHaveAccessibleDescription('Because of this.')
  // Told once: below the form stands what failed.
  expect(screen.getAllByText('Because of this.')).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to save\.$/)
})

describe('the words of what is wrong come into view once they are drawn', () => {
  /** The words that were scrolled to, each time. */
  function watchScrolls() {
    const seen: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.textContent)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    return seen
  }

  test('of the server', () => {
    const seen = watchScrolls()
    const { rerender } = render(<Form />)
    rerender(<Form failure={failed('name_taken')} />)
    expect(seen).toEqual(['Because of this.'])
  })

  test('of the form, each time', async () => {
    const seen = watchScrolls()
    render(<Form />)
    fireEvent.change(field('Places'), { target: { value: '12q' } })
    const submit = () => act(async () => fireEvent.submit(document.querySelector('form') ?? document))
    await submit()
    expect(new Set(seen)).toEqual(new Set(['Enter digits only, such as 1,000']))
    field('Name').focus()
    const before = seen.length
    await submit()
    expect(seen.length).toBeGreaterThan(before)
  })
})

test.each([undefined, 'other_thing', 'invalid', '_invalid', 'constructor_invalid'])(
  'a refusal with the code %s is told below the form',
  (code) => {
    const { rerender } = render(<Form />)
    rerender(<Form failure={failed(code)} />)
    expect(field('Name')).toBeValid()
    expect(document.body).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save.Because of this.')
  },
)

describe('screen readers are told of a refusal where the field has the focus already', () => {
  const submit = () => act(async () => fireEvent.submit(document.querySelector('form') ?? document))

  const type = (places: string) => fireEvent.change(field('Places'), { target: { value: places } })
  const WRONG = 'Enter digits only'

  test('of the form, each time', async () => {
    render(<Form />)
    field('Places').focus()
    type('12q')
    await submit()
    const first = screen.getByRole('alert')
    expect(first).toHaveTextContent(WRONG)
    expect(field('Places')).toHaveAccessibleDescription(first.textContent)
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent(first.textContent)
    expect(first).not.toBeInTheDocument()
  })

  test('of the server', () => {
    const { rerender } = render(<Form />)
    field('Name').focus()
    rerender(<Form failure={failed('name_taken')} />)
    expect(screen.getByText('Because of this.')).toHaveRole('alert')
  })

  test('and not where the focus comes to it, nor while it is put right', async () => {
    render(<Form />)
    type('12q')
    field('Name').focus()
    await submit()
    expect(field('Places')).toHaveFocus()
    expect(field('Places')).toBeInvalid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent(WRONG)
    await act(async () => type('1.5'))
    expect(field('Places')).toBeInvalid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('the mark goes when the field is sent again, and comes with each refusal', async () => {
  const { rerender } = render(<Form />)
  rerender(<Form failure={failed('name_taken')} />)
  fireEvent.change(field('Name'), { target: { value: 'another' } })
  await act(async () => fireEvent.submit(document.querySelector('form') ?? document))
  rerender(<Form />)
  await waitFor(() => expect(field('Name')).toBeValid())
  field('Places').focus()
  rerender(<Form failure={failed('name_taken')} />)
  expect(field('Name')).toBeInvalid()
  expect(field('Name')).toHaveFocus()
})
