import { useEffect, useId, type FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { choice, formatInteger, formSchema, type Failure, type FormOutput, type Loadable } from '../lib'
import {
  Alert,
  Dialog,
  DraftNotice,
  ErrorState,
  Field,
  FieldSkeleton,
  FormFooter,
  Select,
  Skeleton,
  SkeletonGroup,
  useSchemaForm,
} from '../primitives'
import { MigrationPreview } from './MigrationPreview'
import type { PlanCardPlan } from './PlanCard'
import { publicSaleText, type PublicSale } from './publicSale'

/** What deleting a plan would mean. */
export interface PlanDeletion {
  plan: PlanCardPlan
  /** How many organizations hold it. */
  organization_count: number
  publicSale: PublicSale
  /** The plans they can move to: all that are not deprecated, without this one (§4.11 Plans). */
  targets: readonly PlanCardPlan[]
}

const migrationForm = (targets: PlanDeletion['targets']) =>
  formSchema({
    migration_plan_id: choice({
      label: 'Migration plan',
      refusedWith: ['migration_plan_required', 'migration_plan_invalid'],
      required: 'Please select a migration plan for existing organizations',
      among: targets.map(({ id }) => id),
    }),
  })

/** The plan that a deleted plan's organizations move to; empty when no organization holds it. */
export type Migration = Partial<FormOutput<ReturnType<typeof migrationForm>>>

export interface DeletePlanDialogProps {
  deletion: Loadable<PlanDeletion>
  busy: boolean
  failure: Failure | undefined
  onDelete: (migration: Migration) => void
  onClose: () => void
}

/** §2.21 admin-plans: deletes a plan; if organizations hold it, a plan must be chosen for them first. */
export function DeletePlanDialog({ deletion, busy, failure, onDelete, onClose }: DeletePlanDialogProps) {
  const formId = useId()
  const known = deletion.state === 'ready' ? deletion.data : undefined
  const form = useSchemaForm(migrationForm(known?.targets ?? []), { draft: 'migration', failure })
  const send = form.sending(onDelete)
  const chosen = useWatch({ control: form.control, name: 'migration_plan_id' })
  const target = known?.targets.find(({ id }) => id === chosen)
  const mustMove = known !== undefined && known.organization_count > 0
  const { setFocus } = form

  // Where the platform has just asked for it, the field was not there yet to get the focus.
  const asked = mustMove && failure !== undefined
  useEffect(() => {
    if (asked) setFocus('migration_plan_id')
  }, [asked, setFocus])

  function submit(event: FormEvent) {
    if (mustMove) return void form.handleSubmit((migration) => send(migration))(event)
    event.preventDefault()
    onDelete({})
  }

  return (
    <Dialog
      title={known ? `Delete ${known.plan.name}?` : 'Delete Plan'}
      dirty={form.formState.isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <FormFooter
          form={formId}
          submitLabel={deletion.state === 'error' ? undefined : 'Delete Plan'}
          disabled={!known}
          tone="danger"
          busy={busy}
          // Without a field for it the reason stands here.
          failure={mustMove ? form.failure : failure}
        />
      }
    >
      {deletion.state === 'loading' && (
        <SkeletonGroup label="Loading plan">
          <Form as="div">
            <Skeleton height={88} />
            <FieldSkeleton />
          </Form>
        </SkeletonGroup>
      )}
      {deletion.state === 'error' && <ErrorState failure={deletion} />}
      {known && (
        <Form id={formId} noValidate onSubmit={submit}>
          <Consequences deletion={known} />
          {mustMove && <DraftNotice draft={form.draft} />}
          {mustMove && (
            <Field {...form.field('migration_plan_id')}>
              <Select {...form.register('migration_plan_id')}>
                <option value="">Select a plan</option>
                {known.targets.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {mustMove && target && (
            <MigrationPreview from={known.plan} to={target} organizations={known.organization_count} />
          )}
        </Form>
      )}
    </Dialog>
  )
}

function Consequences({ deletion }: { deletion: PlanDeletion }) {
  const { plan, organization_count, publicSale, targets } = deletion
  const who =
    organization_count === 1
      ? '1 organization holds'
      : `${formatInteger(organization_count)} organizations hold`
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
      {publicSale && <Alert tone="warning">{publicSaleText[publicSale]}</Alert>}
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
