import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyableId } from './CopyableId'

const ID = '9f1c2a7e-5a6b-4c3d-8e9f-001122334455'

test('where nothing can be copied, each press selects the full id', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  render(<CopyableId id={ID} />)
  const copy = screen.getByRole('button', { name: 'Copy ID' })
  await user.click(copy)
  expect(await screen.findByText('Could not copy. The full ID is selected.')).toBeInTheDocument()
  expect(getSelection()?.toString()).toBe(ID)
  getSelection()?.removeAllRanges()
  await user.click(copy)
  expect(getSelection()?.toString()).toBe(ID)
})
