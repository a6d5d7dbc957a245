import { ButtonLink, Card, RowList, RowListItem } from '../primitives'
import { PageSection } from '../shell'
import { ChangePassword, type ChangePasswordProps } from './ChangePassword'

export interface SecurityCardProps extends ChangePasswordProps {
  /** Address of everything that one signs in with. */
  accountHref: string
  /** The way for somebody who was robbed of the account. */
  secureHref: string
}

/** What somebody signs in with: the password here, everything else one press away. */
export function SecurityCard({ accountHref, secureHref, ...password }: SecurityCardProps) {
  return (
    <PageSection
      title="Sign-in and security"
      description="How you sign in, and where you are signed in."
      actions={
        <ButtonLink size="sm" href={accountHref}>
          Manage
        </ButtonLink>
      }
    >
      <Card flush>
        <RowList rowHeight={ROW} inset>
          <ChangePassword {...password} />
          <RowListItem
            name="Second factor"
            meta="An authenticator app, backup codes or a security key, after the password"
          />
          <RowListItem
            name="Passkeys"
            meta="Signing in with a fingerprint, your face or the PIN of a device"
          />
          <RowListItem name="Sessions" meta="The devices that you are signed in on" />
          <RowListItem
            name="Somebody was in my account"
            meta="Three steps that make it yours again"
            action={
              <ButtonLink size="sm" href={secureHref}>
                Begin
              </ButtonLink>
            }
          />
        </RowList>
      </Card>
    </PageSection>
  )
}

/** The height of a row in px. */
const ROW = 65
