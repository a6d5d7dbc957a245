import type { ReactNode } from 'react'
import { TextLink } from '../primitives'
import { cardTitles, PublicCard, type Brand } from '../shell'
import { FlowPanel, type FlowPanelProps, StartOver } from '../flow'

export interface RegisterViewProps extends Pick<
  FlowPanelProps,
  'flow' | 'onSubmit' | 'submitError' | 'codeSentAt' | 'defaultValues' | 'onValuesChange' | 'extrasOf'
> {
  brand: Brand
  /** The way out while a code is waited for, which a reload is not: begins a new flow. */
  onStartOver?: () => void
  loginHref: string
  /** What people agree to, a `LegalNote`. */
  legal?: ReactNode
}

/** §2.4 /register: the form of the identity flow, with what a deployment and its screen add to it. */
export function RegisterView({ brand, onStartOver, loginHref, legal, ...panel }: RegisterViewProps) {
  return (
    <PublicCard
      brand={brand}
      {...cardTitles.register}
      footer={
        <>
          <StartOver
            flow={panel.flow.state === 'ready' ? panel.flow.data : undefined}
            onStartOver={onStartOver}
          />
          <p>
            Already have an account? <TextLink href={loginHref}>Sign in</TextLink>
          </p>
          {legal}
        </>
      }
    >
      <FlowPanel fields={3} {...panel} />
    </PublicCard>
  )
}
