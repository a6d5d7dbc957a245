import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { holdInput, leaving } from './leaving'
import { useLeaveGuard } from './useLeaveGuard'

test('a menu whose link would leave unsaved input makes way for the question', () => {
  const free = holdInput({})
  const { result } = renderHook(useLeaveGuard, { wrapper: MemoryRouter })
  document.body.insertAdjacentHTML('beforeend', '<dialog><a href="/admin/clusters">Clusters</a></dialog>')
  const menu = document.querySelector('dialog')
  menu?.showModal()
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  menu?.addEventListener('click', followed)

  fireEvent.click(screen.getByRole('link', { name: 'Clusters' }))
  expect(menu).not.toHaveAttribute('open')
  expect(followed).not.toHaveBeenCalled()
  act(() => result.current.discard?.())
  expect(followed).toHaveBeenCalledOnce()
  menu?.remove()
  free()
  leaving.isFree = false
})
