import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from './Button'
import { Textarea } from './Textarea'

/** A text of one line, whose form is sent by a button outside of it, as in a dialog. */
function draw(button: { disabled?: boolean; busy?: boolean }) {
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  render(
    <>
      <form id="cluster" ref={(form) => form?.addEventListener('submit', send)}>
        <Textarea oneLine aria-label="Image" />
      </form>
      <Button type="submit" form="cluster" {...button}>
        Save
      </Button>
    </>,
  )
  return { send, image: screen.getByRole('textbox', { name: 'Image' }) }
}

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter in one line sends the form, and not while a word is being composed: %j',
  (composing) => {
    const { send, image } = draw({})
    fireEvent.keyDown(image, { key: 'Enter', ...composing })
    expect(send).not.toHaveBeenCalled()
    fireEvent.keyDown(image, { key: 'Enter', keyCode: 13 })
    expect(send).toHaveBeenCalledOnce()
  },
)

test.each([{ disabled: true }, { busy: true }])('Enter sends nothing while its button is %j', (button) => {
  const { send, image } = draw(button)
  fireEvent.keyDown(image, { key: 'Enter' })
  expect(send).not.toHaveBeenCalled()
})
