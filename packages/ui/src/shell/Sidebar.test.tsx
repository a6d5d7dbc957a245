import { render } from '@testing-library/react'
import { Sidebar } from './Sidebar'
import { forAdmins } from './testing/StoryShell'

test('what closes the slide-over by itself is told, and not once it is open again', () => {
  const onClose = vi.fn<() => void>()
  const { container } = render(
    <Sidebar navigation={forAdmins} currentPath="/admin" accountHref="/account" open onClose={onClose} />,
  )
  const panel = container.querySelector('dialog')
  panel?.dispatchEvent(new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
  panel?.close()
  expect(onClose).toHaveBeenCalledOnce()
})
