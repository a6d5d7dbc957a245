import { TextLink } from '../primitives'
import { type Flow, type FlowFormProps, newPassword, settingsGroups } from '../flow'
import { AccountSection } from './AccountSection'
import type { Sections } from './useSections'

export interface AccountSectionsProps extends Pick<FlowFormProps, 'submitError'> {
  flow: Flow
  /** Those of the flow's groups that are drawn, in their order. */
  groups: readonly string[]
  sections: Sections
  /** The group whose new password is what somebody came for. */
  choice?: { title: string; description: string; homeHref?: string }
  /** The deployment's hint below a new password. */
  passwordHint?: string
}

/** The cards of some groups of the settings flow, each a form of its own. */
export function AccountSections({
  flow,
  groups,
  sections: { pressed, answer, send, isSending },
  choice,
  passwordHint,
  submitError,
}: AccountSectionsProps) {
  // What was saved before a reload is not said of the password, which was not.
  const isAsked = answer.recovered && flow.state !== 'success' && settingsGroups(flow).includes('password')
  return groups.map((group) => {
    const chosen = group === 'password' ? choice : undefined
    return (
      <AccountSection
        key={group}
        flow={flow}
        group={group}
        answersAnother={group !== (answer.group ?? (isAsked ? 'password' : undefined))}
        extrasOf={newPassword(passwordHint)}
        submitError={pressed === group ? submitError : undefined}
        onSubmit={(body, node) => send(group, body, node)}
        mayLeave={() => !isSending()}
        {...(chosen && { lead: true, title: chosen.title, description: chosen.description })}
      >
        {chosen?.homeHref && (
          <>
            You can leave this for later: you stay signed in, and your old password stays valid.{' '}
            <TextLink href={chosen.homeHref}>Continue without a new password</TextLink>
          </>
        )}
      </AccountSection>
    )
  })
}
