import type { CauseMark } from '@quarterdeck/ui/jobs'
import { withRoom } from './causeMarks'

const marks = (note: (index: number) => string | undefined) =>
  Array.from({ length: 200 }, (_, index): [string, CauseMark] => [`cause ${index}`, { note: note(index) }])
const gone = (before: [string, CauseMark][]) =>
  before.filter((mark) => !withRoom(before).includes(mark)).map(([key]) => key)

test('of as many marks as are kept, one without a note makes room, and else the oldest', () => {
  expect(gone(marks((index) => (index === 3 ? undefined : 'known')))).toEqual(['cause 3'])
  expect(gone(marks(() => 'known'))).toEqual(['cause 0'])
  expect(gone(marks(() => undefined).slice(1))).toEqual([])
})
