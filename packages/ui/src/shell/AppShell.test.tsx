import { fireEvent, render, screen } from '@testing-library/react'
import { AppShell } from './AppShell'
import { forUsers } from './testing/StoryShell'

test('skipping to the content moves the focus and makes no entry in the history', () => {
  render(
    <AppShell
      navigation={forUsers}
      currentPath="/user"
      brand={{ name: 'Quarterdeck' }}
      homeHref="/user"
      accountHref="/account"
      email="user@example.com"
      theme="light"
      onThemeChange={() => {}}
      notifications={[]}
      onSignOut={() => {}}
    >
      Overview
    </AppShell>,
  )
  expect(fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }))).toBe(false)
  expect(screen.getByRole('main')).toHaveFocus()
})
