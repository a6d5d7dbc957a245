import { act, fireEvent, render, screen } from '@testing-library/react'
import { ready, type Failure } from '../lib'
import { ClusterSettingsDialog } from './ClusterSettingsDialog'

const dialog = (failure?: Failure) => (
  <ClusterSettingsDialog
    cluster={ready({
      name: 'fra-1',
      region: 'eu',
      postgres_image: '',
      backend_image: '',
      frontend_image: '',
      caddy_image: '',
      ingress_annotations: { a: '1', b: '2' },
    })}
    busy={false}
    failure={failure}
    onSubmit={() => {}}
    onClose={() => {}}
  />
)
const showDialog = () => render(dialog())

test('removing an annotation leaves the focus at the next one, and at last at the button that adds one', () => {
  showDialog()
  const remove = (place: number) => screen.getByRole('button', { name: `Remove annotation ${place}` })
  remove(1).focus()
  fireEvent.click(remove(1))
  expect(screen.getAllByLabelText('Key').map((key) => (key as HTMLInputElement).value)).toEqual(['b'])
  expect(remove(1)).toHaveFocus()
  fireEvent.click(remove(1))
  expect(screen.getByRole('button', { name: 'Add annotation' })).toHaveFocus()
})

test('a key that is there already is read out where it has the focus, each time', async () => {
  showDialog()
  const save = () => act(async () => fireEvent.submit(document.querySelector('form') ?? document))
  const [first, second] = screen.getAllByLabelText('Key')
  if (!first || !second) throw new Error('Two annotations are expected')
  fireEvent.change(second, { target: { value: 'a' } })
  expect(second).toHaveAccessibleDescription('This key is there already, in annotation 1')
  first.focus()
  await save()
  expect(second).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await save()
  const told = screen.getByRole('alert')
  expect(told).toHaveTextContent('This key is there already, in annotation 1')
  await save()
  expect(screen.getByRole('alert')).not.toBe(told)

  await act(async () => fireEvent.change(second, { target: { value: 'b' } }))
  expect(second).toBeValid()
  await act(async () => fireEvent.change(second, { target: { value: 'a' } }))
  expect(second).toBeInvalid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const refusal: Failure = {
  message: 'Failed to save advanced settings.',
  reason: 'The annotation a is not allowed.',
  code: 'ingress_annotations_invalid',
}

test('§13.7: a refusal of the annotations is in view and leads to the first of them', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  const { rerender } = showDialog()
  screen.getByRole('button', { name: 'Save Settings' }).focus()
  rerender(dialog(refusal))
  const words = screen.getByText('The annotation a is not allowed.')
  expect(screen.getAllByLabelText('Key')[0]).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Ingress annotations' })).toHaveAccessibleDescription(
    words.textContent,
  )
  expect(scroll.mock.contexts).toContain(words)
  expect(words).not.toHaveRole('alert')
})

test('§13.7: a refusal of the annotations is read out where the focus is in them', () => {
  const { rerender } = showDialog()
  const [, value] = screen.getAllByLabelText('Value')
  value?.focus()
  rerender(dialog(refusal))
  expect(value).toHaveFocus()
  expect(screen.getByText('The annotation a is not allowed.')).toHaveRole('alert')
})
