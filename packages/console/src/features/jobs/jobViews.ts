import { isRecord } from '@quarterdeck/api'
import type { SavedView } from '@quarterdeck/ui/jobs'
import { useMemo } from 'react'
import { useKept } from '../../lib/kept'

/** The views that a person keeps, and the name of the one that the jobs screen opens with. */
interface JobViews {
  views: readonly SavedView[]
  first?: string
}

/** The saved views of the person on this device, and how to change them. */
export function useJobViews() {
  const [{ views, first }, change] = useKept('job-views', readViews)
  const changes = useMemo(
    () => ({
      onSave: (view: SavedView) => change((before) => ({ ...before, views: [...before.views, view] })),
      onRename: (name: string, next: string) =>
        change((before) => ({
          views: before.views.map((view) => (view.name === name ? { ...view, name: next } : view)),
          first: before.first === name ? next : before.first,
        })),
      onDelete: (name: string) =>
        change((before) => ({
          views: before.views.filter((view) => view.name !== name),
          first: before.first === name ? undefined : before.first,
        })),
      onFirst: (name: string | undefined) => change((before) => ({ ...before, first: name })),
    }),
    [change],
  )
  return { views, first, ...changes }
}

/** Storage may hold anything: what is no view is left out, and a name that no view has is none. */
export function readViews(kept: unknown): JobViews {
  const { views, first } = isRecord(kept) ? kept : {}
  const read = (Array.isArray(views) ? (views as unknown[]) : []).flatMap((view): SavedView[] => {
    if (!isRecord(view)) return []
    const { name, q, byCause } = view
    return typeof name === 'string' && typeof q === 'string' ? [{ name, q, byCause: byCause === true }] : []
  })
  return { views: read, first: read.find(({ name }) => name === first)?.name }
}
