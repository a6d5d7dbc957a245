import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import type { Failure } from '../lib'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'
import { FormFooter } from './FormFooter'

const nothing = () => {}

test.each([
  [
    'a form',
    (failure: Failure) => (
      <Dialog
        title="Edit Plan"
        onClose={nothing}
        footer={<FormFooter submitLabel="Save" failure={failure} />}
      />
    ),
  ],
  [
    'a question',
    (failure: Failure) => (
      <ConfirmDialog
        title="Delete Plan?"
        confirmLabel="Save"
        failure={failure}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
  ],
])('%s does not offer to try again what is gone, and otherwise does', (_what, draw) => {
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  const { rerender } = render(draw({ message: 'Failed to save.' }))
  expect(buttons()).toEqual(['', 'Cancel', 'Save'])
  rerender(draw({ message: 'The plan Pro is no longer there.', gone: true }))
  expect(screen.getByRole('alert')).toHaveTextContent('The plan Pro is no longer there.')
  expect(buttons()).toEqual(['', 'Close'])
})

test('right after its meaning has changed the submit button does not send the form, nor does Enter, which presses it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const draw = (amount: string) => (
    <>
      <form id="agreement" onSubmit={onSubmit} />
      <FormFooter form="agreement" submitLabel={`Pay ${amount}`} meaning={amount} />
    </>
  )
  const { rerender } = render(draw('$24'))
  rerender(draw('$49'))
  const submit = screen.getByRole('button', { name: 'Pay $49' })
  fireEvent.click(submit)
  expect(onSubmit).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1000))
  fireEvent.click(submit)
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each([
  [
    'a dialog',
    <Dialog key="dialog" title="Edit Plan" dirty onClose={nothing} footer={<FormFooter submitLabel="Save" />}>
      <input aria-label="Name" />
    </Dialog>,
  ],
  ['a form', <FormFooter key="form" submitLabel="Save" dirty onCancel={nothing} />],
])('who keeps editing in %s after a press of Cancel is at Cancel again', async (_what, form) => {
  render(form)
  const cancel = () => screen.getByRole('button', { name: 'Cancel' })
  cancel().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(cancel()).toHaveFocus())
})
