import { isLastCreator, ownAdmin } from './ownAdmin'

const robin = { id: 'r', email: 'robin@example.com', can_create_new_admins: true }
const sasha = { id: 's', email: 'Sasha@example.com', can_create_new_admins: false }

test('finds the own entry by id, else by e-mail address', () => {
  expect(ownAdmin([robin, sasha], { id: 's', email: 'robin@example.com' })).toBe(sasha)
  expect(ownAdmin([robin, sasha], { id: 'other', email: 'sasha@EXAMPLE.com' })).toBe(sasha)
  expect(ownAdmin([robin, sasha], { id: 'other', email: '' })).toBeUndefined()
  expect(ownAdmin([{ ...robin, email: '' }], { id: 'other', email: '' })).toBeUndefined()
  expect(ownAdmin([robin], undefined)).toBeUndefined()
})

test('tells the last admin who can create admins', () => {
  expect(isLastCreator([robin, sasha], 'r')).toBe(true)
  expect(isLastCreator([robin, sasha], 's')).toBe(false)
  expect(isLastCreator([robin, { ...sasha, can_create_new_admins: true }], 'r')).toBe(false)
  expect(isLastCreator([], 'r')).toBe(false)
})
