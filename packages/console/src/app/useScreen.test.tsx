import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { useScreen } from './useScreen'

test('a screen is drawn anew for another path, and not for another query', () => {
  const drawn: string[] = []
  const place = (path: string) => ({
    path,
    Component() {
      drawn.push(path)
      return <h1>{path}</h1>
    },
  })
  const routes = [place('users'), place('plans')]
  let navigate: NavigateFunction = () => {}
  function Area() {
    navigate = useNavigate()
    return useScreen(routes, '/admin')
  }
  render(
    <MemoryRouter initialEntries={['/admin/users']}>
      <Area />
    </MemoryRouter>,
  )
  act(() => void navigate('/admin/users?dialog=user&id=1'))
  expect(drawn).toEqual(['users'])
  act(() => void navigate('/admin/plans?page=2'))
  expect(drawn).toEqual(['users', 'plans'])
  expect(screen.getByRole('heading')).toHaveTextContent('plans')
})
