import { overwrites } from './overwrites'

test.each([
  ['Restore from backup', /are overwritten by earlier ones/],
  ['restore_backup', /^The data of fra-1 are overwritten/],
  ['Move to another cluster', /^fra-1 is moved/],
  ['delete_old_namespace', /cannot be brought back/],
  ['Decommission cluster', /cannot be brought back/],
])('%s is said to overwrite', (name, words) => {
  expect(overwrites(name, 'fra-1')).toMatch(words)
})

test.each(['Restart backend', 'Removal of nothing', 'rebuild_index', 'Movement', ''])('%s is not', (name) => {
  expect(overwrites(name, 'fra-1')).toBeUndefined()
})
