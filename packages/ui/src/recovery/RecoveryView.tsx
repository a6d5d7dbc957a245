import { TextLink } from '../primitives'
import { PublicCard, type Brand } from '../shell'
import { asksForCode, type Flow, type FlowPanelProps, ProofPanel } from '../flow'

export interface RecoveryViewProps extends Pick<
  FlowPanelProps,
  'flow' | 'onSubmit' | 'submitError' | 'codeSentAt' | 'defaultValues' | 'onValuesChange'
> {
  brand: Brand
  loginHref: string
}

/** §14.1 /recovery: a forgotten password, by mail link or by code. */
export function RecoveryView({ brand, loginHref, ...panel }: RecoveryViewProps) {
  return (
    <PublicCard
      brand={brand}
      {...words(panel.flow.state === 'ready' ? panel.flow.data : undefined)}
      footer={<TextLink href={loginHref}>Back to sign in</TextLink>}
    >
      <ProofPanel {...panel} />
    </PublicCard>
  )
}

function words(flow?: Flow) {
  if (flow && asksForCode(flow))
    return { title: 'Check your inbox', subtitle: 'Enter the code from the message' }
  if (flow?.state === 'sent_email')
    return { title: 'Check your inbox', subtitle: 'Follow the link in the message to choose a new password' }
  // The service itself says what is to be chosen, or which address to type whole.
  if (String(flow?.state).startsWith('recovery_awaiting_address_')) return { title: 'Forgot your password?' }
  return {
    title: 'Forgot your password?',
    subtitle: 'Enter your email address and we will send you a way to choose a new one',
  }
}
