import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
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

test('is drawn before the focus is kept in it', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(dialog(fields)))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(document.querySelectorAll('[data-floating-ui-focus-guard]')).toHaveLength(0)
  expect(opener).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(document.querySelectorAll('[data-floating-ui-focus-guard]')).toHaveLength(2)
  flushSync(() => root.unmount())
  await waitFor(() => expect(opener).toHaveFocus())
  opener.remove()
})

test('takes the focus from nobody who is in it already, also in a dialog inside', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const question = (
    <Dialog title="Discard?" onClose={() => {}}>
      <input aria-label="Reason" />
    </Dialog>
  )
  flushSync(() =>
    root.render(
      dialog(
        <>
          {fields}
          {question}
        </>,
      ),
    ),
  )
  screen.getByRole('textbox', { name: 'Reason' }).focus()
  await waitFor(() => expect(document.querySelectorAll('[data-floating-ui-focus-guard]')).toHaveLength(4))
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  flushSync(() => root.unmount())
})

test('gives it back to nothing but what opened it', async () => {
  const earlier = document.body.appendChild(document.createElement('button'))
  const opener = document.body.appendChild(document.createElement('button'))
  const openAndClose = async (opener: HTMLElement, meanwhile = () => {}) => {
    opener.focus()
    const { unmount } = render(dialog(fields))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    meanwhile()
    unmount()
    await new Promise((done) => setTimeout(done))
  }
  await openAndClose(earlier)
  expect(earlier).toHaveFocus()
  await openAndClose(opener, () => opener.remove())
  expect(document.body).toHaveFocus()
  earlier.remove()
})
