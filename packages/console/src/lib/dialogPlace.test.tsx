import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { useDialogPlace } from './dialogPlace'
import { useDialog } from './useDialog'

/** What the rows of the dialog say. */
let rows = ['View Organization', 'View Organization', 'View Organization']

function Screen() {
  const { dialog, open, close } = useDialog()
  useDialogPlace()
  const panel = useRef<HTMLDialogElement>(null)
  useEffect(() => panel.current?.focus(), [dialog?.name])
  if (!dialog) return <button onClick={() => open('namespaces', { id: 'c-1' })}>Namespaces</button>
  return (
    <dialog open key={dialog.name} ref={panel} aria-modal tabIndex={-1}>
      <div data-part="body">
        {dialog.name === 'namespaces' &&
          rows.map((words, index) => (
            <button key={index} onClick={() => open('organization', { id: `o-${index}` })}>
              {words}
            </button>
          ))}
      </div>
      <button onClick={close}>Close</button>
    </dialog>
  )
}

const press = (name: string, nth = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[nth] as HTMLElement)
const body = () => document.querySelector('[data-part="body"]') as HTMLElement
const aroundDialog = () => screen.getByRole('dialog').parentElement as HTMLElement
/** Without a layout no body is higher than what of it is in view. */
const bodyScrolls = () => vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3000)
afterEach(() => void vi.restoreAllMocks())
const openSecondRow = async (box: () => HTMLElement) => {
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  )
  await press('Namespaces')
  box().scrollTop = 524
  await press('View Organization', 1)
  expect(screen.queryByText('View Organization')).toBeNull()
}

test.each([
  ['its body', body],
  ['all of it, as in a low window,', aroundDialog],
])(
  'a dialog that somebody comes back to has its place and its focus where %s scrolls',
  async (_name, box) => {
    if (box === body) bodyScrolls()
    await openSecondRow(box)
    if (box !== body) box().scrollTop = 0
    await press('Close')
    await waitFor(() => expect(screen.getAllByText('View Organization')[1]).toHaveFocus())
    expect(box().scrollTop).toBe(524)
  },
)

test('begins at its top where that row is gone', async () => {
  bodyScrolls()
  await openSecondRow(body)
  rows = ['View Organization']
  await press('Close')
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.getByRole('dialog')).toHaveFocus()
  expect(body().scrollTop).toBe(0)
})
