import { Bookmark } from 'lucide-react'
import { useCallback, useState } from 'react'
import { lazyModule } from '../lib'
import { Button, confirmation, LongText, Menu, type MenuEntry } from '../primitives'

/** A search that was given a name. */
export interface SavedView {
  name: string
  /** The search as text; empty for all jobs. */
  q: string
  /** Those that have failed are shown by their causes. */
  byCause: boolean
}

export interface SavedViewsProps {
  views: readonly SavedView[]
  /** The name of the view that Jobs opens with. */
  first?: string
  /** What is in view. */
  current: Omit<SavedView, 'name'>
  hrefOf: (view: Omit<SavedView, 'name'>) => string
  /** Keeps what is in view under a name. */
  onSave: (name: string) => void
  onRename: (name: string, next: string) => void
  onDelete: (name: string) => void
  /** Jobs opens with this view; with none, as it does without views, where the name is undefined. */
  onFirst: (name: string | undefined) => void
}

const naming = lazyModule(() => import('./ViewNameDialog'))

const everything = { q: '', byCause: false }

/** Searches that were given a name, kept on this device: a menu that opens them, and saves, renames and deletes them. */
export function SavedViews({ views, first, current, hrefOf, ...props }: SavedViewsProps) {
  const [asks, setAsks] = useState<'save' | 'rename' | 'delete'>()
  const close = useCallback(() => setAsks(undefined), [])
  const namer = naming.useWhen(asks === 'save' || asks === 'rename', close)
  const question = confirmation.useWhen(asks === 'delete', close)
  const isCurrent = ({ q, byCause }: Omit<SavedView, 'name'>) =>
    q === current.q && byCause === current.byCause
  const shown = views.find(isCurrent)
  const items: MenuEntry[] = [
    { label: 'All jobs', href: hrefOf(everything), checked: !shown && isCurrent(everything) },
    ...views.map((view) => ({
      label: view.name,
      hint: [view.name === first && 'Opens first', view.byCause && 'By cause', view.q]
        .filter(Boolean)
        .join(' · '),
      href: hrefOf(view),
      checked: view === shown,
    })),
    'separator',
    ...(shown
      ? [
          shown.name === first
            ? { label: 'Do not open Jobs with this view', onSelect: () => props.onFirst(undefined) }
            : { label: 'Open Jobs with this view', onSelect: () => props.onFirst(shown.name) },
          { label: 'Rename this view', onSelect: () => setAsks('rename') },
          'separator' as const,
          { label: 'Delete this view', danger: true, onSelect: () => setAsks('delete') },
        ]
      : [{ label: 'Save this view', onSelect: () => setAsks('save') }]),
  ]
  return (
    <>
      <Menu
        label="Views"
        items={items}
        trigger={(trigger) => (
          <Button {...trigger} icon={<Bookmark size={16} aria-hidden />}>
            {shown ? <LongText>{`View: ${shown.name}`}</LongText> : 'Views'}
          </Button>
        )}
      />
      {namer && asks !== undefined && (
        <namer.ViewNameDialog
          href={hrefOf(current)}
          name={asks === 'rename' ? shown?.name : undefined}
          taken={views.map(({ name }) => name)}
          onSave={(name) => {
            close()
            if (asks === 'rename' && shown) props.onRename(shown.name, name)
            else props.onSave(name)
          }}
          onClose={close}
        />
      )}
      {question && shown && (
        <question.ConfirmDialog
          title={`Delete the view ${shown.name}?`}
          confirmLabel="Delete view"
          onConfirm={() => {
            close()
            props.onDelete(shown.name)
          }}
          onClose={close}
        >
          <p>The jobs stay as they are. The search is gone from this device.</p>
        </question.ConfirmDialog>
      )}
    </>
  )
}
