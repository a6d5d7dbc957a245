import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog'

const dialog = (children: ReactNode) => (
  <Dialog title="Edit Plan" onClose={() => {}}>
    {children}
  </Dialog>
)
const fields = (
  <>
    <input aria-label="Name" />
    <input aria-label="Description" />
  </>
)

test('fields that come after the dialog get the focus as those that came with it do', async () => {
  const { rerender } = render(dialog('Loading'))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  rerender(dialog(fields))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('they take it from nothing else, and once', async () => {
  const { rerender } = render(dialog('Loading'))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  rerender(dialog(fields))
  expect(close).toHaveFocus()
  screen.getByRole('dialog').focus()
  rerender(dialog(<section>{fields}</section>))
  expect(screen.getByRole('dialog')).toHaveFocus()
})
