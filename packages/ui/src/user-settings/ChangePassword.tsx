import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button, FailureAlert, RowListItem } from '../primitives'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm'

export interface ChangePasswordProps extends Pick<
  ChangePasswordFormProps,
  'email' | 'passwordHint' | 'busy' | 'failure'
> {
  /** Resolves with whether the password was changed. */
  onChangePassword: ChangePasswordFormProps['onSubmit']
  /** Called when the form is closed, to remove the failure of an earlier attempt. */
  onReset: () => void
}

/** §2.10 user-settings: the row of the password, whose button opens the form. */
export function ChangePassword({ onChangePassword, onReset, ...form }: ChangePasswordProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')

  // Told apart from the form that an answer belongs to: it must not close one that was opened since.
  const openings = useRef(0)
  useEffect(() => {
    if (state === 'open') openings.current += 1
  }, [state])

  function close() {
    setState('closed')
    onReset()
  }

  return (
    <RowListItem
      name="Password"
      meta="Changing it asks for the current one first"
      action={
        state !== 'open' && (
          <Button
            // The closed form had the focus, so the button takes it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={state === 'closed'}
            size="sm"
            onClick={() => setState('open')}
          >
            Change Password
          </Button>
        )
      }
    >
      {(state === 'open' || form.failure) && (
        <Below>
          {state === 'open' ? (
            <ChangePasswordForm
              {...form}
              onCancel={close}
              onSubmit={async (passwords) => {
                const opening = openings.current
                const changed = await onChangePassword(passwords)
                if (changed && opening === openings.current) close()
                return changed
              }}
            />
          ) : (
            // Of a change that was still under way when the form was left.
            <FailureAlert failure={form.failure} />
          )}
        </Below>
      )}
    </RowListItem>
  )
}

const Below = styled.div`
  padding-block: var(--space-3) var(--space-2);
`
