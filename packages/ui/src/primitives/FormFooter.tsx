import { use, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import type { Failure } from '../lib'
import { Alert } from './Alert'
import { Button } from './Button'
import { wrappedLabel } from './buttonStyles'
import { CloseRequest } from './closeRequest'
import { DiscardQuestion } from './DiscardQuestion'
import { FailureAlert } from './FailureAlert'
import { useScrolls } from './useScrolls'
import { VisuallyHidden } from './VisuallyHidden'

export interface FormFooterProps {
  /** The verb on the submit button: 'Save Changes'. Without it there is no such button. */
  submitLabel?: string
  /** What the submit button does, where that changes: after each change it is inert for a moment (`useSettling`). */
  meaning?: string
  /** Id of the form, where the footer stands outside of it: in a dialog, say. */
  form?: string
  /** Called by the submit button, where there is no form to submit. */
  onSubmit?: () => void
  tone?: 'primary' | 'danger'
  /** The write is under way: it is not sent again. Cancel leads away from it; the write goes on. */
  busy?: boolean
  /** Nothing can be submitted now. */
  disabled?: boolean
  /** Why nothing can be submitted, where the form does not show it. */
  disabledReason?: string
  /** What is wrong with the form as a whole. */
  problem?: ReactNode
  /** Why the last attempt failed. */
  failure?: Failure
  cancelLabel?: string
  /** Called by Cancel. Left out in a dialog, where Cancel closes it as Escape does. */
  onCancel?: () => void
  /** Something was typed and not saved: Cancel asks first. A dialog asks by itself. */
  dirty?: boolean
  cancelRef?: Ref<HTMLButtonElement>
}

/** The end of a form: what went wrong, then Cancel and the button that submits. In a dialog it is its `footer`. */
export function FormFooter({
  submitLabel,
  meaning,
  form,
  onSubmit,
  tone = 'primary',
  busy = false,
  disabled = false,
  disabledReason,
  problem,
  failure,
  cancelLabel = 'Cancel',
  onCancel,
  dirty = false,
  cancelRef,
}: FormFooterProps) {
  const reasonId = useId()
  const closeDialog = use(CloseRequest)
  const cancel = onCancel ?? closeDialog
  const root = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState<HTMLElement | null>(null)
  const scrolls = useScrolls(told)
  const reason = submitLabel !== undefined && disabled && !busy ? disabledReason : undefined
  // What no longer exists cannot be changed by pressing the button once more.
  const isGone = failure?.gone === true
  if (asking)
    return (
      <Question>
        <DiscardQuestion
          findCancel={() => root.current?.querySelector<HTMLElement>(':scope > div:last-child > button')}
          onKeep={() => setAsking(false)}
          onDiscard={() => cancel?.()}
        />
      </Question>
    )
  return (
    <Root ref={root}>
      {(problem || failure) && (
        // A box that scrolls must be reachable by keyboard.
        <div
          data-part="told"
          ref={setTold}
          {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'What went wrong' })}
        >
          <div>
            {problem && <Alert tone="danger">{problem}</Alert>}
            <FailureAlert failure={failure} />
          </div>
        </div>
      )}
      <div>
        <Button ref={cancelRef} onClick={() => (dirty && !busy ? setAsking(true) : cancel?.())}>
          {isGone ? 'Close' : cancelLabel}
        </Button>
        {submitLabel !== undefined && !isGone && (
          <Button
            variant={tone}
            type={onSubmit ? 'button' : 'submit'}
            meaning={meaning}
            form={form}
            busy={busy}
            // While busy it stays enabled, because a disabled button would lose the focus.
            disabled={disabled && !busy}
            title={reason}
            aria-describedby={reason ? reasonId : undefined}
            onClick={onSubmit}
          >
            {submitLabel}
          </Button>
        )}
        {reason && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-3);
  min-width: 0;

  > [data-part='told'] > div {
    display: grid;
    gap: var(--space-3);
  }
  /* In a dialog the form keeps its room, where not all of it scrolls. */
  @media (min-height: 481px) {
    footer > & > [data-part='told'] {
      max-height: 30dvh;
    }
    footer > & > [data-part='told'][tabindex] {
      overflow-y: auto;
    }
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  > div:last-child > button {
    ${wrappedLabel}
  }
  @media (max-width: 640px) {
    > div:last-child > button {
      flex: 1;
    }
  }
`

const Question = styled.div`
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  p {
    flex: 1;
    min-width: 140px;
    font-weight: 600;
  }
`
