import { fireEvent, render, screen } from '@testing-library/react'
import { Dialog } from './Dialog'
import { DialogParts } from './DialogParts'

const parts = ['Usage', 'Facts', 'Jobs'].map((label) => ({ id: label, label, content: <p>{label}</p> }))

test.each([
  ['the body', true],
  ['all of the dialog', false],
])('the part in view is marked where %s scrolls', (_name, isBody) => {
  render(
    <Dialog title="ops@northwind.example" onClose={() => {}}>
      <DialogParts parts={parts} />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  const body = dialog.querySelector('[data-part="body"]') as HTMLElement
  const box = isBody ? body : (dialog.parentElement as HTMLElement)
  for (const [name, height] of [
    ['scrollHeight', 3000],
    ['clientHeight', 400],
  ] as const)
    Object.defineProperty(box, name, { value: height })
  const groups = [...dialog.querySelectorAll('[data-part="group"]')]
  for (const [index, group] of groups.entries())
    group.getBoundingClientRect = () => new DOMRect(0, index * 1000 - box.scrollTop, 300, 1000)

  box.scrollTop = 950
  fireEvent.scroll(box)
  expect(screen.getByRole('button', { name: 'Facts', current: true })).toBeVisible()
  box.scrollTop = 0
  fireEvent.scroll(groups[1] as Element)
  expect(screen.getByRole('button', { name: 'Facts', current: true })).toBeVisible()
  fireEvent.scroll(box)
  expect(screen.getByRole('button', { name: 'Usage', current: true })).toBeVisible()
})
