import { act, fireEvent, render, screen } from '@testing-library/react'
import { ClusterSettingsDialog } from './ClusterSettingsDialog'

const showDialog = () =>
  render(
    <ClusterSettingsDialog
      cluster={{
        name: 'fra-1',
        region: 'eu',
        postgres_image: '',
        backend_image: '',
        frontend_image: '',
        caddy_image: '',
        ingress_annotations: { a: '1', b: '2' },
      }}
      busy={false}
      failure={undefined}
      onSubmit={() => {}}
      onClose={() => {}}
    />,
  )

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
