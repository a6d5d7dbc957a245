import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Failure } from '../lib'
import { Dialog } from './Dialog'
import { FailureAlert } from './FailureAlert'
import { FormFooter } from './FormFooter'

export interface ConfirmDialogProps {
  open?: boolean
  /** The question: 'Archive frankfurt-1?'. */
  title: ReactNode
  /** What will happen. */
  children?: ReactNode
  /** The verb: 'Archive cluster'. */
  confirmLabel: string
  cancelLabel?: string
  /** `danger` when something will be lost. */
  tone?: 'danger' | 'primary'
  /** The action is under way. */
  busy?: boolean
  /** Why it failed; the dialog stays. */
  failure?: Failure
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot simply be undone. Cancel has the focus at first. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  failure,
  onConfirm,
  onClose,
  open,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
      busy={busy}
      initialFocus={cancel}
      onClose={onClose}
      footer={
        <FormFooter
          submitLabel={failure?.gone ? undefined : confirmLabel}
          cancelLabel={failure?.gone ? 'Close' : cancelLabel}
          cancelRef={cancel}
          tone={tone}
          busy={busy}
          onSubmit={onConfirm}
        />
      }
    >
      {(children || failure) && (
        <Body>
          {children}
          <FailureAlert failure={failure} />
        </Body>
      )}
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
`
