import { useId, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import type { Failure, Loadable } from '../lib'
import {
  Alert,
  Button,
  Dialog,
  ErrorState,
  FailureAlert,
  Field,
  Select,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import { MigrationPreview } from './MigrationPreview'
import type { PlanCardPlan } from './PlanCard'

/** What deleting a plan would mean. */
export interface PlanDeletion {
  plan: PlanCardPlan
  /** How many organizations hold it. */
  organization_count: number
  /** Where they can go: plans on offer, without this one (§4 Plans). */
  targets: readonly PlanCardPlan[]
}

export interface DeletePlanDialogProps {
  deletion: Loadable<PlanDeletion>
  busy: boolean
  failure: Failure | undefined
  /** Told where the organizations go, when there are some. */
  onDelete: (migrationPlanId?: string) => void
  onClose: () => void
}

/** §2 Plans: deletes a plan, once it is clear where its organizations go. */
export function DeletePlanDialog({ deletion, busy, failure, onDelete, onClose }: DeletePlanDialogProps) {
  const formId = useId()
  const [targetId, setTargetId] = useState('')
  const [asked, setAsked] = useState(false)
  const known = deletion.state === 'ready' ? deletion.data : undefined
  const target = known?.targets.find(({ id }) => id === targetId)
  const mustMove = known !== undefined && known.organization_count > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!mustMove) onDelete()
    else if (target) onDelete(target.id)
  }

  return (
    <Dialog
      title={known ? `Delete ${known.plan.name}?` : 'Delete Plan'}
      dirty={targetId !== ''}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
            Cancel
          </Button>
          {known && (
            <Button variant="danger" type="submit" form={formId} busy={busy}>
              Delete Plan
            </Button>
          )}
        </>
      }
    >
      {deletion.state === 'loading' && (
        <SkeletonGroup label="Loading plan">
          <Skeleton width="85%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {deletion.state === 'error' && <ErrorState title={deletion.message} onRetry={deletion.onRetry} />}
      {known && (
        <Form id={formId} noValidate onSubmit={submit}>
          <Consequences deletion={known} />
          {mustMove && (
            <Field
              label="Migration plan"
              required
              error={asked && !target && 'Please select a migration plan for existing organizations'}
            >
              <Select value={target ? targetId : ''} onChange={({ target: { value } }) => setTargetId(value)}>
                <option value="">Select a plan</option>
                {known.targets.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {mustMove && target && <MigrationPreview from={known.plan} to={target} />}
          <FailureAlert failure={failure} />
        </Form>
      )}
    </Dialog>
  )
}

function Consequences({ deletion: { plan, organization_count, targets } }: { deletion: PlanDeletion }) {
  const who = organization_count === 1 ? '1 organization holds' : `${organization_count} organizations hold`
  return (
    <>
      {organization_count === 0 ? (
        <p>No organization holds this plan. Deleting it cannot be undone.</p>
      ) : (
        <Alert tone="warning" title={`${who} this plan`}>
          {targets.length > 0
            ? 'Choose the plan they move to. Both happen in one step and cannot be undone.'
            : 'There is no other plan on offer for them. Create one, or undeprecate one, first.'}
        </Alert>
      )}
      {plan.is_default && (
        <Alert tone="info">
          This is the default plan. There will be no default until another plan is made it.
        </Alert>
      )}
    </>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`
