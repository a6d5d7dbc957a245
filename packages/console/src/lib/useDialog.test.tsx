import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { readDialog, useDialog } from './useDialog'

const ID = '7f9c24e5-0d3b-4f3e-9a51-1d2c6a8b9e01'

/** The `close` that a write keeps while it is under way, to be called when it has ended. */
let late = () => {}

function Screen() {
  const { search } = useLocation()
  const { dialog, open, close } = useDialog()
  return (
    <>
      <output>{search}</output>
      <p>{dialog ? `${dialog.name} ${dialog.id}` : 'none'}</p>
      <button onClick={() => open('organization', { id: ID })}>Details</button>
      <button onClick={() => open('workflow', { id: 'w-1', source: 'cluster' })}>Workflow</button>
      <button onClick={close}>Close</button>
      <button onClick={() => (late = close)}>Write</button>
    </>
  )
}

const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={['/before', path]} initialIndex={1}>
      <Screen />
    </MemoryRouter>,
  )
const address = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('opens in the address, keeps the rest of it, and closing goes back', async () => {
  at('/admin/organizations?page=2')
  await press('Details')
  expect(address()).toBe(`?page=2&dialog=organization&id=${ID}`)
  await press('Close')
  expect(address()).toBe('?page=2')
})

test('a dialog opened from a dialog leads back to that', async () => {
  at('/admin/organizations')
  await press('Details')
  await press('Workflow')
  expect(address()).toBe('?dialog=workflow&id=w-1&source=cluster')
  await press('Close')
  expect(screen.getByText(`organization ${ID}`)).toBeVisible()
})

test('closing a pasted link leads to the page below and not to the page opened before', async () => {
  at(`/admin/organizations?page=2&dialog=organization&id=${ID}`)
  await press('Close')
  expect(address()).toBe('?page=2')
  expect(screen.getByText('none')).toBeVisible()
})

test('a write that ends after its dialog was left does not go back once more', async () => {
  at('/admin/organizations')
  await press('Details')
  await press('Workflow')
  await press('Write')
  await press('Close')
  act(late)
  expect(screen.getByText(`organization ${ID}`)).toBeVisible()

  await press('Write')
  act(late)
  expect(address()).toBe('')
})

test('an address that names no known source is read without one', () => {
  expect(readDialog(new URLSearchParams('dialog=workflow&id=1&source=elsewhere'))).toEqual({
    name: 'workflow',
    id: '1',
  })
  expect(readDialog(new URLSearchParams('id=1'))).toBeNull()
})

test.each(['constructor', '__proto__', 'toString', 'Workflow', 'workflow ', ''])(
  '%j is no dialog',
  (name) => {
    expect(readDialog(new URLSearchParams({ dialog: name, id: ID }))).toBeNull()
  },
)
