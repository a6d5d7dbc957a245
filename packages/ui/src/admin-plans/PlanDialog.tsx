import { useId } from 'react'
import { mapLoadable, type Failure, type Loadable } from '../lib'
import { Dialog, ErrorState, FormFooter, Skeleton, SkeletonGroup, useSchemaForm } from '../primitives'
import { PlanFields } from './PlanFields'
import { planForm, type PlanDraft } from './planForm'

export interface PlanDialogProps {
  /** The plan to change; without one a new plan is made. */
  plan?: Loadable<PlanDraft>
  busy: boolean
  failure: Failure | undefined
  onSubmit: (draft: PlanDraft) => void
  onClose: () => void
}

/** §2.21 admin-plans: creates a plan, or changes one. */
export function PlanDialog({ plan, busy, failure, onSubmit, onClose }: PlanDialogProps) {
  const formId = useId()
  const saved = plan && mapLoadable(plan, planForm.format)
  // When the plan is read again (after a time-out, for instance), edited fields keep what was typed.
  const form = useSchemaForm(planForm, {
    saved: saved?.state === 'ready' ? saved.data : undefined,
    draft: 'plan',
  })
  const { isDirty } = form.formState
  const isReady = !plan || plan.state === 'ready'

  return (
    <Dialog
      title={plan ? 'Edit Plan' : 'Create Plan'}
      description={plan ? undefined : 'It is offered at once. Deprecate it to take it off the list.'}
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <FormFooter
          form={formId}
          submitLabel={!isReady ? undefined : plan ? 'Save Changes' : 'Create Plan'}
          busy={busy}
          failure={failure}
          onCancel={onClose}
        />
      }
    >
      {plan?.state === 'loading' && <FieldSkeletons />}
      {plan?.state === 'error' && <ErrorState title={plan.message} onRetry={plan.onRetry} />}
      {isReady && (
        <PlanFields
          id={formId}
          form={form}
          onSubmit={(event) => void form.handleSubmit((draft) => onSubmit(draft))(event)}
        />
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
