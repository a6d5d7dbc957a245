import { passwordForm } from './passwordForm'

const typed = { current: 'old', next: ' new ', confirm: ' new ' }

test('what is sent is the current and the new password, as they were typed', () => {
  expect(passwordForm.parse(typed)).toEqual({ value: { current: 'old', next: ' new ' } })
  expect(passwordForm.parse({ current: ' ', next: ' ', confirm: ' ' })).toEqual({
    value: { current: ' ', next: ' ' },
  })
})

test('§5: neither may be empty, and the new one is typed twice', () => {
  expect(passwordForm.parse({ ...typed, current: '' })).toHaveProperty('errors.current')
  expect(passwordForm.parse({ ...typed, next: '', confirm: '' })).toHaveProperty('errors.next')
  expect(passwordForm.parse({ ...typed, confirm: 'new' })).toHaveProperty(
    'errors.confirm.message',
    'The passwords do not match',
  )
})
