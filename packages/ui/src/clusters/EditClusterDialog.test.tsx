import { clusterHealthy } from '@quarterdeck/sandbox/fixtures'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ready, type Failure } from '../lib'
import { AddClusterDialog } from './AddClusterDialog'
import { clusterValues } from './clusterForm'
import { EditClusterDialog, type EditClusterDialogProps } from './EditClusterDialog'

test('where somebody else has set an image, the blank one cannot be chosen, as it would keep theirs', async () => {
  const onSubmit = vi.fn<EditClusterDialogProps['onSubmit']>()
  const cluster = { ...clusterHealthy, caddy_image: '' }
  const before = clusterValues(cluster)
  render(
    <EditClusterDialog
      cluster={ready(cluster)}
      conflict={{
        before,
        yours: { ...before, region: 'elsewhere' },
        theirs: { ...before, caddy_image: 'caddy:2' },
      }}
      onSubmit={onSubmit}
      busy={false}
      failure={undefined}
      onAdvancedSettings={() => {}}
      onClose={() => {}}
    />,
  )
  const image = screen.getByRole('group', { name: 'Caddy image' })
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })))
  fireEvent.click(screen.getByRole('radio', { name: 'Yours Empty' }))
  await save()
  expect(image).toHaveAccessibleDescription('A blank field keeps the existing value')
  expect(onSubmit).not.toHaveBeenCalled()

  fireEvent.click(screen.getByRole('radio', { name: 'Theirs caddy:2' }))
  await save()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ region: 'elsewhere' }),
    expect.objectContaining({ yours: expect.objectContaining({ caddy_image: 'caddy:2' }) }),
  )
})

test('a priority without a word is shown as its number, and an edit of something else sends it as it is', async () => {
  const onSubmit = vi.fn<EditClusterDialogProps['onSubmit']>()
  render(
    <EditClusterDialog
      cluster={ready({ ...clusterHealthy, priority: 60 })}
      onSubmit={onSubmit}
      busy={false}
      failure={undefined}
      onAdvancedSettings={() => {}}
      onClose={() => {}}
    />,
  )
  const priority = screen.getByRole('combobox', { name: 'Priority' })
  expect([...priority.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Very Low (0)',
    'Low (25)',
    'Medium (50)',
    '60',
    'High (75)',
    'Very High (100)',
  ])
  fireEvent.change(screen.getByRole('textbox', { name: 'Region' }), { target: { value: 'elsewhere' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ region: 'elsewhere', priority: 60 }),
    expect.anything(),
  )
})

test('§13.7: a refusal of scheduling, which has no field in the dialog, is told below the form', () => {
  const dialog = (failure?: Failure) => (
    <EditClusterDialog
      cluster={ready(clusterHealthy)}
      onSubmit={() => {}}
      busy={false}
      failure={failure}
      onAdvancedSettings={() => {}}
      onClose={() => {}}
    />
  )
  const { rerender } = render(dialog())
  rerender(dialog(noCapacity))
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save.No capacity for scheduling.')
})

test('§13.7: a refusal of scheduling stands at its box for a new cluster', () => {
  const dialog = (failure?: Failure) => (
    <AddClusterDialog onSubmit={() => {}} busy={false} failure={failure} onClose={() => {}} />
  )
  const { rerender } = render(dialog())
  rerender(dialog(noCapacity))
  const box = screen.getByRole('checkbox')
  expect(box).toHaveFocus()
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription(/No capacity for scheduling\./)
})

const noCapacity: Failure = {
  message: 'Failed to save.',
  reason: 'No capacity for scheduling.',
  code: 'scheduling_enabled_invalid',
}
