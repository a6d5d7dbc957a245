import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate, type InitialEntry } from 'react-router-dom'
import { FOLLOWED } from './followed'
import { useDialog } from './useDialog'
import { useVisit } from './useVisit'

const list = { pathname: '/organizations', state: FOLLOWED, key: 'list' }
const dialog = {
  ...list,
  search: '?dialog=organization&id=o1',
  state: { dialogOpenedHere: true },
  key: 'dialog',
}

/** The page as it was loaded, with these entries in its history and the last one in view. */
function load(...entries: InitialEntry[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      {children}
    </MemoryRouter>
  )
  return renderHook(() => ({ visit: useVisit(), navigate: useNavigate(), ...useDialog() }), { wrapper })
    .result
}

test.each(['push', 'replace'])('a link to the screen begins another visit: %s', async (how) => {
  const screen = load(list)
  const { visit } = screen.current
  await act(async () =>
    screen.current.navigate(list.pathname, { state: FOLLOWED, replace: how === 'replace' }),
  )
  expect(screen.current.visit).not.toBe(visit)
})

test.each(['Close', 'Back'])('%s leads from a dialog that was loaded anew to the same visit', async (how) => {
  const screen = load(list, dialog)
  const { visit } = screen.current
  await act(async () => (how === 'Close' ? screen.current.close() : screen.current.navigate(-1)))
  expect(screen.current.dialog).toBeNull()
  expect(screen.current.visit).toBe(visit)
})
