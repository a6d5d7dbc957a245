import styled from 'styled-components'
import { platformNow, type Failure, type Loadable } from '../lib'
import {
  Alert,
  Button,
  Dialog,
  emailText,
  EmptyState,
  ErrorState,
  FormFooter,
  LongText,
  NotFound,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import {
  agreement,
  changeAsShown,
  type Additional,
  type HeldPlan,
  type PlanChange,
  type PlanOption,
} from './planChange'
import { PlanChangePreview } from './PlanChangePreview'
import { PlanChoice } from './PlanChoice'
import { scheduledText, type ScheduledChange } from './subscription'

/** What a change of plan begins with. */
export interface PlanChangeStart {
  organization: Additional & { email: string; plan_id: string | null; plan_name: string | null }
  options: readonly PlanOption[]
  /** The plan that is held, with what is paid for it. Left out where no more is known of it than its option says. */
  held?: HeldPlan
  /** A change that was agreed to already; null where there is none. */
  scheduled: ScheduledChange | null
}

export interface ChangePlanDialogProps {
  /** Null where there is no such organization. */
  start: Loadable<PlanChangeStart | null>
  /** Id of the plan that is chosen; null before. */
  chosen: string | null
  onChoose: (planId: string) => void
  /** What the chosen plan would cost; asked for when it is chosen. */
  change: Loadable<PlanChange>
  /** Where the payment can be made that is missing, and without which `change` fails; left out where none is. */
  billingHref?: string
  onAgree: (option: PlanOption) => void
  /** Keeps the plan that is held instead of the scheduled one. */
  onTakeBack: () => void
  /** Which of the two is under way. */
  busy: 'agree' | 'take back' | null
  failure: Failure | undefined
  onClose: () => void
}

/** A member changes the plan of an organization: plans side by side, then what the chosen one means, then the agreement. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { start, chosen, onChoose, change, billingHref, onAgree, onTakeBack, busy, failure, onClose } = props
  const known = start.state === 'ready' ? (start.data ?? undefined) : undefined
  const held = known?.options.find(({ plan_id }) => plan_id === known.organization.plan_id)
  const others = known?.options.filter((one) => one !== held)
  const option = others?.find(({ plan_id }) => plan_id === chosen)
  const isSold = others !== undefined && others.length > 0
  const now = platformNow()
  const shown = option && change.state === 'ready' ? change.data : undefined
  const agreed = shown && option && agreement(option.name, shown, now)

  return (
    <Dialog
      title="Change Plan"
      description={known ? <LongText>{emailText(known.organization.email)}</LongText> : '\u00a0'}
      busy={busy !== null}
      onClose={onClose}
      footer={
        <FormFooter
          submitLabel={start.state === 'loading' || isSold ? (agreed ?? 'Change Plan') : undefined}
          meaning={shown ? changeAsShown(shown, now) : 'nothing'}
          onSubmit={() => option && agreed && busy === null && onAgree(option)}
          busy={busy === 'agree'}
          disabled={!agreed || busy !== null}
          disabledReason={option ? 'What it costs is not known' : 'Choose another plan'}
          failure={failure}
        />
      }
    >
      {start.state === 'loading' && (
        <SkeletonGroup label="Loading plans">
          <Choice>
            <Skeleton width={40} height={20} />
            <Skeleton shape="block" height={184} />
          </Choice>
        </SkeletonGroup>
      )}
      {start.state === 'error' && <ErrorState failure={start} />}
      {start.state === 'ready' && start.data === null && (
        <NotFound title="Organization Not Found">
          The organization you're looking for doesn't exist or you don't have access to it.
        </NotFound>
      )}
      {known && (
        <Parts>
          {known.scheduled && (
            <Alert
              tone="info"
              title={`Changes to ${scheduledText(known.scheduled)}`}
              actions={
                <Button size="sm" busy={busy === 'take back'} onClick={() => busy === null && onTakeBack()}>
                  {`Keep ${known.organization.plan_name ?? 'Plan'}`}
                </Button>
              }
            >
              Until then everything stays as it is. Choosing another plan replaces this change.
            </Alert>
          )}
          {isSold ? (
            <PlanChoice
              options={known.options}
              held={known.organization.plan_id}
              chosen={chosen}
              onChoose={onChoose}
            />
          ) : (
            <EmptyState title="No other plan is sold at present." />
          )}
          {option && (
            <PlanChangePreview
              from={known.held ?? held}
              to={option}
              additional={known.organization}
              change={change}
              billingHref={billingHref}
            />
          )}
        </Parts>
      )}
    </Dialog>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Choice = styled.div`
  display: grid;
  gap: var(--space-2);
`
