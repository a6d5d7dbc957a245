import { useId, useMemo, useState } from 'react'
import { Controller } from 'react-hook-form'
import styled from 'styled-components'
import { editedValues, type Conflict, type Edit, type Failure, type Loadable } from '../lib'
import {
  Dialog,
  DraftNotice,
  EditConflict,
  emailText,
  ErrorState,
  Field,
  FieldSkeleton,
  FormFooter,
  LongText,
  Select,
  Skeleton,
  SkeletonGroup,
  toldError,
  useSchemaForm,
  type FormOf,
} from '../primitives'
import { AllowancesTable } from './AllowancesTable'
import {
  canBeChosen,
  changesOf,
  managePlanForm,
  NO_LONGER_OFFERED,
  offeredPlanForm,
  planLabel,
  plansFor,
  sumOf,
  type HeldPlan,
  type PlanChanges,
  type PlanDraft,
  type PlanInput,
  type PlanOption,
} from './managePlanForm'
import { PlanChangeNotice } from './PlanChangeNotice'
import type { UsedResources } from './planChange'

export interface ManagePlanDialogProps {
  loaded: Loadable<{ organization: HeldPlan & { email: string }; plans: readonly PlanOption[] }>
  /** What the organization uses, to compare with new limits. */
  usage: Loadable<UsedResources>
  /** Called with what was changed, and nothing else. */
  onSave: (changes: PlanChanges, edit: Edit<PlanInput>) => void
  /** The last save was not sent, because somebody else had changed the organization: asks which values to keep. */
  conflict?: Conflict<PlanInput>
  /** The plan that the organization has since the last save, of which the allowances failed. */
  savedPlan?: string | null
  busy: boolean
  failure: Failure | undefined
  onClose: () => void
}

/** §2.16 Manage Plan: the plan, its limits, what is additional, and the totals. */
export function ManagePlanDialog({
  loaded,
  usage,
  onSave,
  conflict,
  savedPlan,
  busy,
  failure,
  onClose,
}: ManagePlanDialogProps) {
  const formId = useId()
  // What was held at opening is kept, so that a later read does not change what counts as edited; the form's own save does.
  const [held, setHeld] = useState<HeldPlan>()
  if (loaded.state === 'ready' && held === undefined) setHeld(loaded.data.organization)
  if (held && savedPlan !== undefined && held.plan_id !== savedPlan) setHeld({ ...held, plan_id: savedPlan })
  const begin = useMemo(() => held && managePlanForm.format(held), [held])
  const schema = held && loaded.state === 'ready' ? offeredPlanForm(held, loaded.data.plans) : managePlanForm
  const form = useSchemaForm(schema, {
    saved: begin ?? null,
    draft: 'plan',
    onSaved(values) {
      const now = managePlanForm.parse(values)
      if (held && 'value' in now) setHeld({ ...held, ...now.value })
    },
    failure,
  })
  const send = form.sending(onSave)
  const input = form.watch()
  const parsed = managePlanForm.parse(input)
  // A number with an error is a change too, so that Save can be pressed and shows the error.
  const isChanged = held !== undefined && ('errors' in parsed || changesOf(held, parsed.value) !== null)

  function save(draft: PlanDraft) {
    const changes = held && changesOf(held, draft)
    if (changes && begin && !busy)
      send(changes, { before: form.before, yours: editedValues(managePlanForm, form.getValues(), begin) })
  }

  function saveChosen(draft: PlanDraft, edit: Edit<PlanInput>) {
    const theirs = managePlanForm.parse(edit.before)
    if ('value' in theirs && !busy) send(changesOf(theirs.value, draft) ?? {}, edit)
  }

  return (
    <Dialog
      title="Manage Plan"
      description={
        loaded.state === 'ready' ? <LongText>{emailText(loaded.data.organization.email)}</LongText> : '\u00a0'
      }
      dirty={isChanged}
      busy={busy}
      onClose={onClose}
      footer={
        <FormFooter
          form={formId}
          submitLabel="Save Changes"
          busy={busy}
          disabled={!isChanged && !conflict}
          disabledReason={held && 'Nothing has been changed'}
          failure={form.failure}
        />
      }
    >
      {loaded.state === 'loading' ? (
        <Loading label="Loading plans">
          <FieldSkeleton />
          <Skeleton height={225} />
        </Loading>
      ) : loaded.state === 'error' ? (
        <Failed failure={loaded} />
      ) : conflict ? (
        <EditConflict
          id={formId}
          schema={managePlanForm}
          conflict={conflict}
          show={{
            plan_id: (id) => planLabel(id, loaded.data.plans, [loaded.data.organization, held]),
          }}
          onSubmit={saveChosen}
        />
      ) : (
        <Form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <DraftNotice draft={form.draft} />
          {held && (
            <>
              <PlanFields held={held} plans={loaded.data.plans} form={form} input={input} />
              <PlanChangeNotice held={held} input={input} plans={loaded.data.plans} usage={usage} />
            </>
          )}
        </Form>
      )}
    </Dialog>
  )
}

interface PlanFieldsProps {
  held: HeldPlan
  plans: readonly PlanOption[]
  form: FormOf<typeof managePlanForm>
  input: PlanInput
}

function PlanFields({ held, plans, form, input }: PlanFieldsProps) {
  const isLost = !canBeChosen(input.plan_id, held, plans)
  return (
    <>
      <Controller
        control={form.control}
        name="plan_id"
        render={({ field, fieldState }) => (
          <Field
            {...form.field('plan_id')}
            // Said as soon as it is known, and read out where Save Changes was pressed.
            {...(isLost && { error: toldError({ ...fieldState.error, message: NO_LONGER_OFFERED }) })}
          >
            <Select {...field}>
              <option value="">No Plan</option>
              {isLost && (
                <option value={input.plan_id} disabled>
                  No longer offered
                </option>
              )}
              {plansFor(held, plans).map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      />
      <AllowancesTable form={form} sumOf={(key) => sumOf(key, input, plans)} />
    </>
  )
}

// As high as the form, so that nothing moves when Try Again succeeds.
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
