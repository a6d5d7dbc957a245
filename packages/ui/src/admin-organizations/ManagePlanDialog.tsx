import { useId, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import type { Failure, Loadable } from '../lib'
import {
  Button,
  Dialog,
  ErrorState,
  FailureAlert,
  Field,
  Select,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import { AllowancesTable } from './AllowancesTable'
import {
  changesOf,
  draftOf,
  limitsOf,
  plansFor,
  readAllowance,
  type HeldPlan,
  type PlanChanges,
  type PlanEdits,
  type PlanOption,
} from './managePlanForm'

export interface ManagePlanDialogProps {
  loaded: Loadable<{ organization: HeldPlan & { email: string }; plans: readonly PlanOption[] }>
  /** Given only what differs from what is loaded. */
  onSave: (changes: PlanChanges) => void
  busy: boolean
  failure: Failure | undefined
  onClose: () => void
}

/** §2 Manage Plan: the plan, its limits, what is additional, and the totals. */
export function ManagePlanDialog({ loaded, onSave, busy, failure, onClose }: ManagePlanDialogProps) {
  const formId = useId()
  // Only what was edited is kept: the rest goes on following the organization, whatever arrives meanwhile.
  const [edits, setEdits] = useState<PlanEdits>({})
  const changes = loaded.state === 'ready' ? changesOf(loaded.data.organization, edits) : null

  function edit(next: PlanEdits) {
    if (!busy) setEdits((before) => ({ ...before, ...next }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (changes && !busy) onSave(changes)
  }

  return (
    <Dialog
      title="Manage Plan"
      description={loaded.state === 'ready' ? loaded.data.organization.email : '\u00a0'}
      dirty={changes !== null}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} disabled={changes === null}>
            Save Changes
          </Button>
        </>
      }
    >
      {loaded.state === 'loading' ? (
        <Loading label="Loading plans">
          <Skeleton height={62} />
          <Skeleton height={233} />
        </Loading>
      ) : loaded.state === 'error' ? (
        <Failed title={loaded.message} message={loaded.reason} onRetry={loaded.onRetry} />
      ) : (
        <Form id={formId} noValidate onSubmit={submit}>
          <PlanFields {...loaded.data} edits={edits} onEdit={edit} />
          <FailureAlert failure={failure} />
        </Form>
      )}
    </Dialog>
  )
}

interface PlanFieldsProps {
  organization: HeldPlan
  plans: readonly PlanOption[]
  edits: PlanEdits
  onEdit: (edits: PlanEdits) => void
}

function PlanFields({ organization, plans, edits, onEdit }: PlanFieldsProps) {
  const draft = draftOf(organization, edits)
  return (
    <>
      <Field label="Plan">
        <Select value={draft.plan_id ?? ''} onChange={({ target }) => onEdit({ plan_id: target.value })}>
          <option value="">No Plan</option>
          {plansFor(organization, plans).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <AllowancesTable
        limits={limitsOf(draft, plans)}
        textOf={(key) => edits[key] ?? String(organization[key])}
        onChange={(key, text) => onEdit({ [key]: text })}
        // §5: what is typed becomes what it counts as.
        onBlur={(key) => edits[key] !== undefined && onEdit({ [key]: String(readAllowance(edits[key])) })}
      />
    </>
  )
}

// As high as the form, so that trying again moves nothing.
const Failed = styled(ErrorState)`
  justify-content: center;
  min-height: 311px;
`

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`

const Loading = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-4);
`
