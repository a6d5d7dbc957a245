import { Copy } from 'lucide-react'
import { useCallback, useState } from 'react'
import { lazyModule, platformTime } from '../lib'
import { Button, Menu, type MenuEntry } from '../primitives'
import { copyOf, type CopiedJobs, type CopyFormat } from './copiedJobs'
import { jobsText } from './words'

export interface CopyMenuProps extends Omit<CopiedJobs, 'at'> {
  /** What the list is called. */
  of: string
  /** Tells when the jobs arrived, in milliseconds since 1970 by this device's clock. It is asked when they are copied. */
  updatedAt: () => number
  /** The address that shows the list as of now; left out where a list has none. */
  momentHref?: () => string
  /** Called with what lies on the clipboard: '25 jobs as Markdown'. */
  onCopied: (what: string) => void
}

const fallback = lazyModule(() => import('./CopyTextDialog'))

/** Copies the jobs in view as Markdown or CSV, or a link to them as of now. What the clipboard refuses can be selected. */
export function CopyMenu({ of, updatedAt, momentHref, onCopied, ...copied }: CopyMenuProps) {
  const [refused, setRefused] = useState<string>()
  const close = useCallback(() => setRefused(undefined), [])
  const dialog = fallback.useWhen(refused !== undefined, close)
  const count = copied.jobs.length
  const jobs = jobsText(count)

  async function copy(text: string, what: string) {
    try {
      // There is no clipboard outside a secure context, and a person may forbid it.
      await navigator.clipboard.writeText(text)
      onCopied(what)
    } catch {
      setRefused(text)
    }
  }
  const table = (format: CopyFormat): MenuEntry => ({
    label: `As ${format}`,
    hint: format === 'CSV' ? `${jobs}, safe for spreadsheets` : jobs,
    disabledReason: count === 0 ? 'There are no jobs' : undefined,
    onSelect: () =>
      void copy(copyOf(format, { ...copied, at: platformTime(updatedAt()) }), `${jobs} as ${format}`),
  })
  const link: MenuEntry[] = momentHref
    ? [
        'separator',
        {
          label: 'Link to this moment',
          hint: 'Without the jobs that come later',
          onSelect: () => void copy(momentHref(), 'a link to this moment'),
        },
      ]
    : []
  return (
    <>
      <Menu
        label={`Copy ${of}`}
        items={[table('Markdown'), table('CSV'), ...link]}
        trigger={(trigger) => (
          <Button
            {...trigger}
            variant="ghost"
            size="sm"
            aria-label={`Copy ${of}`}
            icon={<Copy size={14} aria-hidden />}
          >
            Copy
          </Button>
        )}
      />
      {refused !== undefined && dialog && <dialog.CopyTextDialog text={refused} onClose={close} />}
    </>
  )
}
