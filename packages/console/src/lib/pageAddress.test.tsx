import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { readDialog, useDialogHref } from './useDialog'
import { useListSearch } from './useListSearch'

const ID = '7f9c24e5-0d3b-4f3e-9a51-1d2c6a8b9e01'

function at<T>(address: string, hook: () => T): T {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(hook, { wrapper }).result.current
}

describe('the address of a dialog', () => {
  test.each([
    ['/admin/users', `/admin/users?dialog=user&id=${ID}`],
    ['/admin/users?search=a%26b&page=2', `/admin/users?search=a%26b&page=2&dialog=user&id=${ID}`],
    ['/admin/users?dialog=admin&id=1&source=cluster&page=2', `/admin/users?page=2&dialog=user&id=${ID}`],
  ])('at %s', (address, expected) => {
    expect(at(address, useDialogHref)('user', { id: ID })).toBe(expected)
  })

  test('without an id, with a source, and with an id that is none', () => {
    const hrefOf = at('/admin/jobs', useDialogHref)
    expect(hrefOf('create-plan')).toBe('/admin/jobs?dialog=create-plan')
    expect(hrefOf('workflow', { id: 'w', source: 'cluster' })).toBe(
      '/admin/jobs?dialog=workflow&id=w&source=cluster',
    )
    const odd = 'a b&dialog=admin#'
    expect(readDialog(new URL(hrefOf('user', { id: odd }), 'http://console').searchParams)).toEqual({
      name: 'user',
      id: odd,
    })
    expect(() => hrefOf('user', { id: 'half a letter: \ud800' })).not.toThrow()
  })
})

test.each([
  ['/admin/users', 1, '/admin/users'],
  ['/admin/users', 3, '/admin/users?page=3'],
  ['/admin/users?page=2&search=ops', 3, '/admin/users?search=ops&page=3'],
  ['/admin/users?page=2&search=ops', 1, '/admin/users?search=ops'],
  [`/admin/users?page=2&dialog=user&id=${ID}`, 4, '/admin/users?page=4'],
])('at %s the address of page %i', (address, page, expected) => {
  expect(at(address, useListSearch).pageHref(page)).toBe(expected)
})
