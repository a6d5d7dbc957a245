import { Alert } from './Alert'
import { useAtRest } from './atRest'
import { Button } from './Button'
import type { RestoredDraft } from './useFormDraft'

export interface DraftNoticeProps {
  /** The form's `draft`; nothing is drawn without one. */
  draft: RestoredDraft | undefined
}

/**
 * Tells above the fields of a form that they hold what was typed earlier, and whether it may have been done already, with the
 * way to be rid of it.
 */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const atRest = useAtRest()
  if (!draft) return null
  return (
    <Alert
      tone={draft.unanswered ? 'warning' : 'info'}
      title={`What you typed before ${draft.secretsAlone ? 'has to be typed again' : 'is back'}`}
      actions={
        <Button size="sm" onClick={() => atRest || draft.discard()}>
          Discard it
        </Button>
      }
    >
      {[
        draft.unanswered &&
          'It was sent, and no answer came. Look whether it was done before you send it again.',
        draft.secrets.length > 0 && `Not kept, since it is secret: ${draft.secrets.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}
