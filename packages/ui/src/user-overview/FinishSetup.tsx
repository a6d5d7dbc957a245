import { Building2, CreditCard, UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { Alert, ButtonLink, Card, TextLink } from '../primitives'
import { SetupSteps, STEP_NAMES, type SetupStep } from './SetupSteps'

/** How far somebody is on the way to an organization of their own. */
export interface Setup {
  /** Paid, Organization, Namespace and Ready, in this order. */
  steps: readonly SetupStep[]
  /** Nothing has changed for longer than it usually takes. */
  slow: boolean
  /** A payment that was begun and can be completed; its plan is null where that is not known. */
  payment: { href: string; plan: string | null } | null
  /** Address of the organization, once there is one. */
  organizationHref: string | null
  /** Where a plan is chosen. */
  plansHref: string
  /** Where joining an organization is told of. */
  joinHref: string
}

export interface FinishSetupProps {
  setup: Setup
  /** Where 'contact support' writes to. */
  supportEmail: string
}

/** §2.9 user-overview: what somebody who has no organization yet does next, or waits for after paying. */
export function FinishSetup({ setup, supportEmail }: FinishSetupProps) {
  const { steps } = setup
  const isReady = steps.every(({ state }) => state === 'done')
  const payment = steps.find(({ key }) => key === 'paid')
  return (
    <Card title={isReady ? 'Your organization is ready' : 'Finish setting up'}>
      <Content>
        <SetupSteps steps={steps} />
        {isReady ? (
          <Ready setup={setup} />
        ) : payment?.state === 'failed' ? (
          <Refused payment={payment} setup={setup} supportEmail={supportEmail} />
        ) : payment?.state === 'waiting' ? (
          <Unpaid setup={setup} />
        ) : (
          <UnderWay setup={setup} supportEmail={supportEmail} />
        )}
      </Content>
    </Card>
  )
}

function Unpaid({ setup }: { setup: Setup }) {
  const { payment } = setup
  return (
    <>
      <output>
        {payment
          ? `Your payment${payment.plan ? ` for ${payment.plan}` : ''} is not complete yet. Nothing is lost: go on where you left it.`
          : 'Choose a plan to get an organization of your own, or join one that is there already.'}
      </output>
      <WaysToPay setup={setup} />
    </>
  )
}

function Refused({ payment, setup, supportEmail }: FinishSetupProps & { payment: SetupStep }) {
  return (
    <>
      <Alert tone="danger" title="Your payment failed">
        {payment.message && <p>{payment.message}</p>}
        <p>
          Pay again or choose another plan. If that fails too, please <Support email={supportEmail} />.
        </p>
      </Alert>
      <WaysToPay setup={setup} />
    </>
  )
}

function WaysToPay({ setup: { payment, plansHref, joinHref } }: { setup: Setup }) {
  return (
    <Actions>
      {payment && (
        <ButtonLink variant="primary" href={payment.href} icon={<CreditCard size={16} />}>
          Complete Payment
        </ButtonLink>
      )}
      <ButtonLink variant={payment ? 'secondary' : 'primary'} href={plansHref}>
        {payment ? 'Choose Another Plan' : 'Choose a Plan'}
      </ButtonLink>
      <ButtonLink href={joinHref} icon={<UserPlus size={16} />}>
        Join Organization
      </ButtonLink>
    </Actions>
  )
}

function UnderWay({ setup: { steps, slow }, supportEmail }: FinishSetupProps) {
  const failed = steps.find(({ state }) => state === 'failed')
  if (failed)
    return (
      <Alert tone="danger" title={`${STEP_NAMES[failed.key]}: this step failed`}>
        {failed.message && <p>{failed.message}</p>}
        <p>
          Your payment is safe. Please <Support email={supportEmail} />, who can start this step again.
        </p>
      </Alert>
    )
  const isPaid = steps.every(({ key, state }) => key !== 'paid' || state === 'done')
  return (
    <output>
      {slow ? (
        <span>
          This is taking longer than usual. It goes on by itself: you can leave this page and come back later.
          If nothing has changed by then, please <Support email={supportEmail} />.
        </span>
      ) : (
        `${isPaid ? 'Your organization is being set up' : 'Your payment is being confirmed'}, usually within two minutes. It goes on if you leave this page.`
      )}
    </output>
  )
}

function Ready({ setup: { organizationHref } }: { setup: Setup }) {
  return (
    <>
      <output>Everything is set up.</output>
      {organizationHref && (
        <Actions>
          <ButtonLink variant="primary" href={organizationHref} icon={<Building2 size={16} />}>
            Open Your Organization
          </ButtonLink>
        </Actions>
      )}
    </>
  )
}

const Support = ({ email }: { email: string }) => (
  <TextLink href={`mailto:${email}?subject=${encodeURIComponent('Setting up my organization')}`}>
    contact support
  </TextLink>
)

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  container-type: inline-size;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
