import { ButtonLink, Card, RowList, RowListItem } from '../primitives'

export interface SecurityCardProps {
  accountHref: string
  /** The way for somebody who was robbed of the account. */
  secureHref: string
}

/** What else there is of somebody's account, one press away. */
export function SecurityCard({ accountHref, secureHref }: SecurityCardProps) {
  return (
    <Card
      title="Sign-in and security"
      actions={
        <ButtonLink size="sm" href={accountHref}>
          Manage
        </ButtonLink>
      }
    >
      <RowList rowHeight={52}>
        <RowListItem
          name="Second factor"
          meta="An authenticator app, backup codes or a security key, after the password"
        />
        <RowListItem name="Passkeys" meta="Signing in with a fingerprint, your face or the PIN of a device" />
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
  )
}
