import { isRecord } from '@quarterdeck/api'
import type { CauseMark } from '@quarterdeck/ui/jobs'
import { useCallback } from 'react'
import { useKept } from '../../lib/kept'

type Marks = Readonly<Record<string, CauseMark>>

/** So many causes have marks; those marked longest ago go first, and before them those without a note. */
const MOST = 200

/** What the person has noted of causes of failures on this device, by their keys, and how to change it. */
export function useCauseMarks() {
  const [marks, change] = useKept('causes', readMarks)
  const mark = useCallback(
    (key: string, next: CauseMark) =>
      change(({ [key]: _before, ...others }) => {
        const isEmpty = !next.seen && !next.ignoredUntil && !next.note
        return isEmpty ? others : Object.fromEntries([...withRoom(Object.entries(others)), [key, next]])
      }),
    [change],
  )
  return [marks, mark] as const
}

/** The marks that stay when one more is kept. */
export function withRoom(marks: readonly [string, CauseMark][]) {
  if (marks.length < MOST) return marks
  return marks.toSpliced(
    Math.max(
      0,
      marks.findIndex(([, { note }]) => !note),
    ),
    1,
  )
}

const nothing: Marks = {}

/** Storage may hold anything: what is no mark is left out. */
function readMarks(kept: unknown): Marks {
  if (!isRecord(kept)) return nothing
  const marks: Record<string, CauseMark> = {}
  for (const [key, value] of Object.entries(kept)) {
    if (!isRecord(value)) continue
    const { seen, ignoredUntil, note } = value
    marks[key] = {
      ...(typeof seen === 'string' && { seen }),
      ...(typeof ignoredUntil === 'string' && { ignoredUntil }),
      ...(typeof note === 'string' && { note }),
    }
  }
  return marks
}
