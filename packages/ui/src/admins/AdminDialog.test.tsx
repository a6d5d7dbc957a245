import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fireEvent, render, screen } from '@testing-library/react'
import { ready } from '../lib'
import { AdminDialog, type AdminDialogProps } from './AdminDialog'

const { adminStandard: standard, adminCanCreate: creator } = fixtures

function open(args: Pick<AdminDialogProps, 'admin' | 'isLastCreator'>) {
  const onSave = vi.fn<AdminDialogProps['onSave']>()
  const dialog = (changed: typeof args) => (
    <AdminDialog canManage isOwn={false} busy={false} onClose={() => {}} onSave={onSave} {...changed} />
  )
  const { rerender } = render(dialog(args))
  return { onSave, readAgain: (changed: typeof args) => rerender(dialog(changed)) }
}
const permission = () => screen.getByRole('checkbox', { name: /Can create admins/ })
const save = () => screen.getByRole('button', { name: 'Save Changes' })

test('what changes is told from the permission at opening, also when another admin has given it meanwhile', () => {
  const { readAgain } = open({ admin: ready(standard), isLastCreator: false })
  fireEvent.click(permission())
  const before = screen.getByLabelText('What changes').textContent
  readAgain({ admin: ready({ ...standard, can_create_new_admins: true }), isLastCreator: false })
  expect(screen.getByLabelText('What changes').textContent).toBe(before)
})

test('who has become the last one to create admins meanwhile keeps that, and can be given it back', () => {
  const { readAgain } = open({ admin: ready(creator), isLastCreator: false })
  fireEvent.click(permission())
  expect(save()).toBeEnabled()
  readAgain({ admin: ready(creator), isLastCreator: true })
  expect(save()).toBeDisabled()
  fireEvent.click(permission())
  expect(permission()).toBeChecked()
  fireEvent.click(permission())
  expect(permission()).toBeChecked()
})
