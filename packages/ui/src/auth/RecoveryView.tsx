import { TextLink } from '../primitives'
import { AuthCard, type Brand } from './AuthCard'
import { asksForCode, type Flow } from './flow'
import { FlowPanel, type FlowPanelProps } from './FlowPanel'

export interface RecoveryViewProps extends Pick<
  FlowPanelProps,
  'flow' | 'onSubmit' | 'submitError' | 'defaultValues' | 'onValuesChange'
> {
  brand: Brand
  loginHref: string
}

/** Contract §5 /recovery: a forgotten password, by mail link or by code. */
export function RecoveryView({ brand, loginHref, ...panel }: RecoveryViewProps) {
  return (
    <AuthCard
      brand={brand}
      {...words(panel.flow.state === 'ready' ? panel.flow.data : undefined)}
      footer={<TextLink href={loginHref}>Back to sign in</TextLink>}
    >
      <FlowPanel {...panel} fields={1} />
    </AuthCard>
  )
}

function words(flow?: Flow) {
  if (flow?.state !== 'sent_email')
    return {
      title: 'Forgot your password?',
      subtitle: 'Enter your email address and we will send you a way to choose a new one',
    }
  return asksForCode(flow)
    ? { title: 'Check your inbox', subtitle: 'Enter the code from the message' }
    : { title: 'Check your inbox', subtitle: 'Follow the link in the message to choose a new password' }
}
