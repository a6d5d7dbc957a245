import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './Menu'

test('lists what it is given, also where two entries have the same name', async () => {
  const menu = (...names: string[]) => (
    <Menu label="Views" items={names.map((label) => ({ label, href: '/a' }))} />
  )
  const { rerender } = render(menu('All jobs', 'Night shift', 'Night shift'))
  await userEvent.click(screen.getByRole('button', { name: 'Views' }))
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  await screen.findByRole('menu')
  expect(names()).toEqual(['All jobs', 'Night shift', 'Night shift'])
  rerender(menu('By cause'))
  expect(names()).toEqual(['By cause'])
})
