import { fireEvent, render, screen } from '@testing-library/react'
import { Textarea } from './Textarea'

test('Enter in one line sends the form, and not while a word is being composed', () => {
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  render(
    <form ref={(form) => form?.addEventListener('submit', send)}>
      <Textarea oneLine aria-label="Image" />
    </form>,
  )
  const image = screen.getByRole('textbox', { name: 'Image' })
  fireEvent.keyDown(image, { key: 'Enter', isComposing: true })
  expect(send).not.toHaveBeenCalled()
  fireEvent.keyDown(image, { key: 'Enter' })
  expect(send).toHaveBeenCalledOnce()
})
