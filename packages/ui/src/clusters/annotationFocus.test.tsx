import { fireEvent, render, screen } from '@testing-library/react'
import { ClusterSettingsDialog } from './ClusterSettingsDialog'

test('removing an annotation leaves the focus at the next one, and at last at the button that adds one', () => {
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
  const remove = (place: number) => screen.getByRole('button', { name: `Remove annotation ${place}` })
  remove(1).focus()
  fireEvent.click(remove(1))
  expect(screen.getAllByLabelText('Key').map((key) => (key as HTMLInputElement).value)).toEqual(['b'])
  expect(remove(1)).toHaveFocus()
  fireEvent.click(remove(1))
  expect(screen.getByRole('button', { name: 'Add annotation' })).toHaveFocus()
})
