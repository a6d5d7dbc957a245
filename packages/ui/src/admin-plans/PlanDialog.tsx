import { useId, useState } from 'react'
import { editedValues, type Conflict, type Edit, type Failure, type Loadable } from '../lib'
import { Dialog, EditConflict, ErrorState, FormFooter, useSchemaForm } from '../primitives'
import { PlanFields, PlanFieldSkeletons } from './PlanFields'
import { PlanChangePreview } from './PlanChangePreview'
import { planForm, type PlanDraft, type PlanValues } from './planForm'

export interface PlanDialogProps {
  /** The plan to change; without one a new plan is made. */
  plan?: Loadable<PlanDraft>
  /** How many organizations hold it; undefined where that is not known. */
  organizations?: number
  busy: boolean
  failure: Failure | undefined
  /** The last save was not sent, because somebody else had changed the plan: asks which values to keep. */
  conflict?: Conflict<PlanValues>
  onSubmit: (draft: PlanDraft, edit: Edit<PlanValues>) => void
  onClose: () => void
}

/** §2.21 admin-plans: creates a plan, or changes one. */
export function PlanDialog({
  plan,
  organizations,
  busy,
  failure,
  conflict,
  onSubmit,
  onClose,
}: PlanDialogProps) {
  const formId = useId()
  // The values at opening are kept, so that a later read of the plan does not change what counts as edited.
  const [begin, setBegin] = useState<PlanValues>()
  if (plan?.state === 'ready' && begin === undefined) setBegin(planForm.format(plan.data))
  const form = useSchemaForm(planForm, {
    saved: plan && (begin ?? null),
    draft: 'plan',
    onSaved: setBegin,
    failure,
  })
  const send = form.sending(onSubmit)
  const { isDirty } = form.formState
  const isReady = !plan || plan.state === 'ready'

  function save(draft: PlanDraft) {
    const yours = editedValues(planForm, form.getValues(), begin ?? planForm.initial)
    send(draft, { before: form.before, yours })
  }

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
          submitLabel={plan?.state === 'error' ? undefined : plan ? 'Save Changes' : 'Create Plan'}
          busy={busy}
          disabled={!isReady || (begin && !isDirty && !conflict)}
          disabledReason={isReady ? 'Nothing has been changed' : undefined}
          failure={form.failure}
        />
      }
    >
      {plan?.state === 'loading' && <PlanFieldSkeletons />}
      {plan?.state === 'error' && <ErrorState failure={plan} />}
      {conflict && <EditConflict id={formId} schema={planForm} conflict={conflict} onSubmit={send} />}
      {isReady && !conflict && (
        <>
          <PlanFields id={formId} form={form} onSubmit={(event) => void form.handleSubmit(save)(event)} />
          {begin && <PlanChangePreview before={begin} form={form} organizations={organizations} />}
        </>
      )}
    </Dialog>
  )
}
