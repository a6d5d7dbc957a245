import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
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

describe('pasted text', () => {
  const insert = vi.fn<typeof document.execCommand>()
  beforeEach(() => {
    document.execCommand = insert.mockClear()
  })
  afterEach(() => void Reflect.deleteProperty(document, 'execCommand'))

  const paste = (field: ReactNode, pasted: string) => {
    render(field)
    return fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => pasted } })
  }

  test.each([
    ['8m\n', '8m'],
    ['8m\r\n\r\n', '8m'],
    ['8m\n16m\r\n32m', '8m 16m 32m'],
    ['\n', ''],
  ])('%j comes into one line as %j', (pasted, line) => {
    expect(paste(<Textarea oneLine />, pasted)).toBe(false)
    expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, line)
  })

  test.each([
    ['80m\r\n', '80m'],
    [
      'more_set_headers "A: 1";\n# second\nmore_set_headers "B: 2";\n',
      'more_set_headers "A: 1";\n# second\nmore_set_headers "B: 2";',
    ],
  ])('%j comes into what is one line only usually as %j', (pasted, text) => {
    expect(paste(<Textarea oneLine="usually" />, pasted)).toBe(false)
    expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, text)
  })

  test.each([
    ['of several lines that end without a break', <Textarea key="" oneLine="usually" />, '# first\nsecond'],
    ['of one line', <Textarea key="" oneLine />, '8m'],
    ['for several lines', <Textarea key="" />, 'Runs in\nEurope'],
  ])('%s is left to the browser', (_what, field, pasted) => {
    expect(paste(field, pasted)).toBe(true)
    expect(insert).not.toHaveBeenCalled()
  })
})
