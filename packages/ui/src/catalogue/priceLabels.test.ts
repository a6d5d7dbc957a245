import { catalogStatusLabel } from './priceLabels'

test.each([
  ['active', 'Active'],
  ['archived', 'Archived'],
  ['in_review', 'In review'],
])('the state %s is shown as %s, whether it is known or not', (status, label) => {
  expect(catalogStatusLabel(status)).toBe(label)
})
