import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { mapLoadable, type Failure, type Loadable } from '../lib'
import { Button, Dialog, ErrorState, FailureAlert, Skeleton, SkeletonGroup } from '../primitives'
import { PlanFields } from './PlanFields'
import { emptyPlan, planDraft, planFormValues, type PlanDraft } from './planForm'

export interface PlanDialogProps {
  /** The plan to change; without one a new plan is made. */
  plan?: Loadable<PlanDraft>
  busy: boolean
  failure: Failure | undefined
  onSubmit: (draft: PlanDraft) => void
  onClose: () => void
}

/** §2 Plans: creates a plan, or changes one. */
export function PlanDialog({ plan, busy, failure, onSubmit, onClose }: PlanDialogProps) {
  const formId = useId()
  const loaded = plan && mapLoadable(plan, planFormValues)
  const form = useForm({
    defaultValues: emptyPlan,
    values: loaded?.state === 'ready' ? loaded.data : undefined,
    // A newer plan arriving meanwhile (after a time-out, say) leaves what was typed.
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty } = form.formState
  const submit = form.handleSubmit((values) => {
    const draft = planDraft(values)
    if (draft) onSubmit(draft)
  })
  const isReady = !plan || plan.state === 'ready'

  return (
    <Dialog
      title={plan ? 'Edit Plan' : 'Create Plan'}
      description={plan ? undefined : 'It is offered at once. Deprecate it to take it off the list.'}
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
            Cancel
          </Button>
          {isReady && (
            <Button variant="primary" type="submit" form={formId} busy={busy}>
              {plan ? 'Save Changes' : 'Create Plan'}
            </Button>
          )}
        </>
      }
    >
      {plan?.state === 'loading' && <FieldSkeletons />}
      {plan?.state === 'error' && <ErrorState title={plan.message} onRetry={plan.onRetry} />}
      {isReady && (
        <PlanFields id={formId} form={form} onSubmit={(event) => void submit(event)}>
          <FailureAlert failure={failure} />
        </PlanFields>
      )}
    </Dialog>
  )
}

const FieldSkeletons = () => (
  <SkeletonGroup label="Loading plan">
    {[34, 96, 34, 34].map((height, index) => (
      <div key={index} style={{ marginBottom: 16 }}>
        <Skeleton width="30%" />
        <Skeleton height={height} />
      </div>
    ))}
  </SkeletonGroup>
)
